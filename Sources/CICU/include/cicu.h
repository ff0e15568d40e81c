#ifndef CICU_H
#define CICU_H
#include <stdint.h>
#ifdef __cplusplus
extern "C" {
#endif
const char *cicu_version(void);
#ifdef __cplusplus
}
#endif
#endif
