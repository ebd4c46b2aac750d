import { graphql, useFragment } from 'react-relay/hooks.js';
import type { PictureAt_picture$key } from '../__generated__/PictureAt_picture.graphql.ts';
import { pick } from '../shared/language.ts';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { Picture, type PictureProps } from '../ui/Picture.tsx';
import { sizesOf, type PicturePlace } from '../ui/picturePlace.ts';

interface Props extends Pick<PictureProps, 'fit' | 'first' | 'className' | 'onError'> {
  /** The address as an editor entered it. */
  url: string;
  /** What the site knows about the picture; null for external pictures and for the site’s own cloths. */
  picture: PictureAt_picture$key | null | undefined;
  /** The size of a picture unknown to the site, in pixels: the size of its place. */
  width: number;
  height: number;
  /**
   * The alternative text if an uploaded picture has none in the page’s language; empty if adjacent text describes it.
   */
  alt?: string;
  /** Its places in the layout, the widest window’s first. */
  place: readonly PicturePlace[];
}

/** The picture at an address: an upload in the best format and size, any other unchanged. */
export function PictureAt({ url, picture, width, height, alt = '', place, fit = 'cover', ...rest }: Props) {
  const { language } = useLanguage();
  const uploaded = useFragment(
    graphql`
      fragment PictureAt_picture on Picture {
        url
        width
        height
        focusX
        focusY
        avif
        webp
        placeholder
        altEn
        altId
      }
    `,
    picture,
  );
  if (!uploaded) return <Picture {...rest} src={url} alt={alt} width={width} height={height} fit={fit} />;
  return (
    <Picture
      {...rest}
      src={uploaded.url}
      alt={pick(language, uploaded.altEn, uploaded.altId) || alt}
      width={uploaded.width}
      height={uploaded.height}
      avif={uploaded.avif}
      webp={uploaded.webp}
      sizes={sizesOf(place, uploaded, fit)}
      fit={fit}
      focus={fit === 'cover' ? { focusX: uploaded.focusX, focusY: uploaded.focusY } : undefined}
      // The space next to a contained picture stays empty.
      placeholder={(fit === 'cover' && uploaded.placeholder) || undefined}
    />
  );
}
