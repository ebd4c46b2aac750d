/** The public pages that are always there (docs/product.md#pages). */
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
