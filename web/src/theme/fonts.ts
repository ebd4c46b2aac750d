import displayUrl from '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2?url';
import textUrl from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2?url';

/** The two files that every page uses: `<link rel="preload" as="font" type="font/woff2" crossorigin>`. */
export const preloadedFonts: readonly string[] = [displayUrl, textUrl];
