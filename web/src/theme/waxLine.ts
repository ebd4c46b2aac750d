/**
 * The stroke of a canting: it swells, thins, and ends in three drops. A filled outline in CSS pixels, because a
 * `stroke` cannot vary in width; as a `clip-path`, it also serves elements without an SVG of their own.
 */
export const waxLine = {
  width: 168,
  height: 14,
  path: [
    'M0 8C20 3.6 40 2.8 60 5.6C80 8.4 98 9 120 5.8C128 4.7 134 4.9 139 6.2',
    'C134 6.8 128 7.4 121 8.6C98 12.2 78 11.4 60 8.8C40 5.8 22 5.6 0 8Z',
    'M144.6 6.6a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0Z',
    'M154.3 7.2a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0Z',
    'M162 6.9a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0-2.2 0Z',
  ].join(''),
} as const;
