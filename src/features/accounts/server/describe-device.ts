/** A user agent in words, as far as it tells: 'Firefox on Windows'. For people's eyes only, anybody can send anything. */
export function describeDevice(userAgent: string): string {
  const browser = firstOf(browsers, userAgent) ?? 'A program';
  const system = firstOf(systems, userAgent);
  return system ? `${browser} on ${system}` : browser;
}

// In this order: most of them also name those that come later.
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgi?A?\//i, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Headless)?(?:Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bVersion\/\S.{0,200}Safari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPad\b/, 'iPad'],
  [/\biPhone\b/, 'iPhone'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

function firstOf(names: readonly (readonly [RegExp, string])[], userAgent: string): string | undefined {
  return names.find(([pattern]) => pattern.test(userAgent))?.[1];
}
