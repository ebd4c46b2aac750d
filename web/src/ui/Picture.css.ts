import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

/** Only the image takes part in the layout, as it would without other formats. */
export const picture = style({ display: 'contents' });

globalStyle(`${picture} > source`, { display: 'none' });

/** Pictures taller than wide usually show people, with their heads near the top. */
export const tall = style({ objectPosition: '50% 20%' });

/** The placeholder is cropped like the picture that replaces it. */
export const fit = styleVariants({
  cover: { objectFit: 'cover', backgroundPosition: 'center', backgroundSize: 'cover' },
  contain: { objectFit: 'contain' },
});
