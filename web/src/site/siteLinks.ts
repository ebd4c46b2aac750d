import type { chromeTexts } from '../language/chromeTexts.ts';

interface SiteLink {
  to: string;
  text: keyof typeof chromeTexts.en.pages;
}

/** The public pages, in the header’s order (docs/product.md#header-and-footer). */
export const siteLinks: readonly SiteLink[] = [
  { to: '/', text: 'home' },
  { to: '/competition', text: 'competition' },
  { to: '/heritage', text: 'heritage' },
  { to: '/news', text: 'news' },
  { to: '/communities', text: 'communities' },
  { to: '/partners', text: 'partners' },
  { to: '/contact', text: 'contact' },
];

/** The menu’s links on small screens. */
export const menuLinks: readonly SiteLink[] = [...siteLinks, { to: '/search', text: 'search' }];

/** The footer’s lists. */
export const quickLinks: readonly SiteLink[] = menuLinks.filter(
  ({ text }) => text !== 'competition' && text !== 'partners',
);

export const programLinks: readonly SiteLink[] = [
  { to: '/competition', text: 'competition' },
  { to: '/heritage', text: 'culturalLegacy' },
  { to: '/communities', text: 'artisanCommunities' },
  { to: '/#partners', text: 'partners' },
  { to: '/#ministry', text: 'ministry' },
];

export const legalLinks: readonly SiteLink[] = [
  { to: '/privacy', text: 'privacy' },
  { to: '/terms', text: 'terms' },
  { to: '/accessibility', text: 'accessibility' },
];
