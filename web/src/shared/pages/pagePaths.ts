/** The addresses of the pages that a search of the site finds. */
export const pagePaths = {
  home: '/',
  competition: '/competition',
  heritage: '/heritage',
  news: '/news',
  communities: '/communities',
  partners: '/partners',
  contact: '/contact',
  privacy: '/privacy',
  terms: '/terms',
  accessibility: '/accessibility',
} as const;
