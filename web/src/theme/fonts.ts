import displayUrl from '../__generated__/fonts/fraunces.woff2?url';
import textUrl from '../__generated__/fonts/plusJakartaSans.woff2?url';

/**
 * The two files that every page uses, under the addresses of their faces:
 * `<link rel="preload" as="font" type="font/woff2" crossorigin>`.
 */
export const preloadedFonts: readonly string[] = [displayUrl, textUrl];
