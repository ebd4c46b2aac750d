import { graphql, useFragment } from 'react-relay/hooks.js';
import type { PictureAt_picture$key } from '../__generated__/PictureAt_picture.graphql.ts';
import { pick } from '../shared/language.ts';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { Picture, type PictureProps } from '../ui/Picture.tsx';
import { sizesOf, type PicturePlace } from '../ui/picturePlace.ts';

interface Props extends Pick<PictureProps, 'fit' | 'first' | 'className' | 'onError'> {
  /** The address, as an editor gave it. */
  url: string;
  /** What the site knows of the picture there: null for one from elsewhere and for the site’s own cloths. */
  picture: PictureAt_picture$key | null | undefined;
  /** The size of a picture that the site does not know, in pixels: its place’s. */
  width: number;
  height: number;
  /** What it shows, where an uploaded picture says nothing in the page’s language; empty beside words that tell it. */
  alt?: string;
  /** Where it stands, the widest windows’ place first. */
  place: readonly PicturePlace[];
}

/** The picture at an address: one that was uploaded here in the format and size that suit, any other as it is. */
export function PictureAt({ url, picture, width, height, alt = '', place, fit = 'cover', ...rest }: Props) {
  const { language } = useLanguage();
  const uploaded = useFragment(
    graphql`
      fragment PictureAt_picture on Picture {
        width
        height
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
      src={url}
      alt={pick(language, uploaded.altEn, uploaded.altId) || alt}
      width={uploaded.width}
      height={uploaded.height}
      avif={uploaded.avif}
      webp={uploaded.webp}
      sizes={sizesOf(place, uploaded, fit)}
      fit={fit}
      // Room beside a contained picture stays empty.
      placeholder={fit === 'cover' ? uploaded.placeholder : undefined}
    />
  );
}
