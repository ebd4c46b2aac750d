/** The site’s logo: a crown of kawung lobes, in a square of 32 units. */
export const logo = {
  /** Path data, drawn with round ends. */
  lines: [
    'M16 3.5c3.1 3.4 3.1 7.6 0 11-3.1-3.4-3.1-7.6 0-11Z',
    'M28.5 10.5c-.7 4.5-3.8 7.4-8.4 7.7.7-4.5 3.8-7.4 8.4-7.7Z',
    'M3.5 10.5c.7 4.5 3.8 7.4 8.4 7.7-.7-4.5-3.8-7.4-8.4-7.7Z',
    'M6.5 22.5c6.2 2 12.8 2 19 0M7.5 27c5.6 1.6 11.4 1.6 17 0',
  ].join(''),
  lineWidth: 1.6,
  dots: [
    { cx: 16, cy: 9, r: 1.3 },
    { cx: 24.4, cy: 14.3, r: 1.2 },
    { cx: 7.6, cy: 14.3, r: 1.2 },
    { cx: 16, cy: 18.4, r: 1.5 },
  ],
} as const;
