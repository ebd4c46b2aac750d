/** The public pages that are always there (specification section 2.1). */
export const publicPages = [
  '/',
  '/competition',
  '/heritage',
  '/news',
  '/communities',
  '/partners',
  '/contact',
  '/privacy',
  '/terms',
  '/accessibility',
];
