/** A readable name for a user agent: 'Firefox on Windows'. For display only, because clients can send anything. */
export function describeDevice(userAgent: string): string {
  const browser = firstOf(browsers, userAgent) ?? 'A program';
  const system = firstOf(systems, userAgent);
  return system ? `${browser} on ${system}` : browser;
}

// The order matters: most of them also contain the names of later ones.
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
