import type { chromeTexts } from '../language/chrome.ts';

/** The public pages, for the header and the footer. */
export const siteLinks = [{ to: '/news', text: 'news' }] as const satisfies {
  to: string;
  text: keyof typeof chromeTexts.en;
}[];
