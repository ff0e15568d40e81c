#include "cicu.h"
#include <unicode/uversion.h>
#include <unicode/numberformatter.h>
extern "C" const char *cicu_version(void) { return U_ICU_VERSION; }
