// The texts of the page whose contrast with their ground is below 4.5 (WCAG 2.2, 1.4.3), each as "ratio selector: text".
(() => {
  const channels = (color) => (color.match(/[\d.]+/g) || []).map(Number);
  const luminance = ([red, green, blue]) => {
    const linear = [red, green, blue].map((value) => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2];
  };
  const ground = (element) => {
    for (let part = element; part; part = part.parentElement) {
      const color = channels(getComputedStyle(part).backgroundColor);
      if (color.length === 3 || color[3] === 1) { return color; }
    }
    return [255, 255, 255];
  };
  const faults = new Set();
  for (const element of document.body.querySelectorAll("*")) {
    const text = [...element.childNodes].filter((node) => node.nodeType === 3)
      .map((node) => node.data.trim()).join(" ").trim();
    const isControl = ["OPTION", "SELECT", "SCRIPT", "STYLE"].includes(element.tagName);
    if (!text || isControl || element.closest("[aria-hidden=true]") || !element.checkVisibility()) { continue; }
    const light = luminance(channels(getComputedStyle(element).color));
    const dark = luminance(ground(element));
    const ratio = (Math.max(light, dark) + 0.05) / (Math.min(light, dark) + 0.05);
    if (ratio < 4.5) {
      faults.add(`${ratio.toFixed(2)} ${element.tagName.toLowerCase()}.${element.className}: ${text.slice(0, 40)}`);
    }
  }
  return [...faults];
})()
