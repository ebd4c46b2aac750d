/**
 * The browser and system of a session, as reported by its browser; the names are the same in every language.
 */
export interface Device {
  browser: string | null;
  system: string | null;
}

// First match wins: most browsers also claim to be those listed below them.
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPiOS|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bYaBrowser\//, 'Yandex'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Parses the User-Agent header. A program that is not a browser is named by its first word, such as curl. */
export function deviceOf(userAgent: string): Device {
  const nameIn = (names: typeof browsers) => names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;
  const program = /^(?!Mozilla\b)[\w.-]{1,40}/.exec(userAgent)?.[0] ?? null;
  return { browser: nameIn(browsers) ?? program, system: nameIn(systems) };
}
