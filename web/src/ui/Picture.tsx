import * as styles from './Picture.css.ts';
import type { PictureFit } from './picturePlace.ts';

export interface PictureProps {
  src: string;
  alt: string;
  /** The picture's own size in pixels, or that of its place: the page keeps the room for it. */
  width: number;
  height: number;
  /** Smaller copies, each format as a srcset; the browser takes the first that it can show. */
  avif?: string | null | undefined;
  webp?: string | null | undefined;
  /** How wide the picture is drawn; wanted with copies (picturePlace, sizesOf). */
  sizes?: string | undefined;
  fit?: PictureFit;
  /** A tiny picture as a data URI, to show until the real one is there. */
  placeholder?: string | undefined;
  /** The first picture of a page: it is fetched before the others. */
  first?: boolean;
  className?: string | undefined;
  onError?: () => void;
}

/** What stood in for a picture that is there goes: it might shine through. */
function uncover(image: HTMLImageElement): void {
  image.style.backgroundImage = '';
}

/** A picture can arrive before its page listens. */
function uncoverLoaded(image: HTMLImageElement | null): void {
  if (image?.complete) uncover(image);
}

/** A picture in the best format and size for the browser, with no shift of the page when it arrives. */
export function Picture({
  avif,
  webp,
  sizes,
  fit = 'cover',
  placeholder,
  first = false,
  className = '',
  alt,
  width,
  height,
  ...image
}: PictureProps) {
  const img = (
    <img
      {...image}
      alt={alt}
      width={width}
      height={height}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding="async"
      className={[styles.fit[fit], height > width && styles.tall, className].filter(Boolean).join(' ')}
      style={placeholder ? { backgroundImage: `url("${placeholder}")` } : undefined}
      ref={uncoverLoaded}
      onLoad={({ currentTarget }) => uncover(currentTarget)}
    />
  );
  if (!avif && !webp) return img;
  return (
    <picture className={styles.picture}>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      {webp && <source type="image/webp" srcSet={webp} sizes={sizes} />}
      {img}
    </picture>
  );
}
