import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

/** The image alone takes part in the layout, as one without other formats does. */
export const picture = style({ display: 'contents' });

globalStyle(`${picture} > source`, { display: 'none' });

/** In a picture that is taller than wide, people are, and their heads are near its top. */
export const tall = style({ objectPosition: '50% 20%' });

/** A placeholder, which is shown until the picture is there, is cut off as the picture is. */
export const fit = styleVariants({
  cover: { objectFit: 'cover', backgroundPosition: 'center', backgroundSize: 'cover' },
  contain: { objectFit: 'contain' },
});
