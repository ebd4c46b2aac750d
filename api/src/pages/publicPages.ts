/** The public pages that always exist (docs/product.md#pages). */
export const publicPages = [
  '/',
  '/competition',
  '/heritage',
  '/news',
  '/communities',
  '/partners',
  '/contact',
  '/newsletter',
  '/privacy',
  '/terms',
  '/accessibility',
];
