import type { CSSProperties } from 'react';
import * as styles from './Picture.css.ts';
import { placeholders } from './placeholder.ts';
import type { PictureFit } from './picturePlace.ts';

export interface PictureProps {
  src: string;
  alt: string;
  /** The picture’s own size in pixels, or that of its place: the page reserves this space. */
  width: number;
  height: number;
  /** Smaller copies, each format as a srcset; the browser uses the first that it supports. */
  avif?: string | null | undefined;
  webp?: string | null | undefined;
  /** The width at which the picture is drawn; required with copies (picturePlace, sizesOf). */
  sizes?: string | undefined;
  fit?: PictureFit;
  /** The point that stays visible where a covering picture is cropped, in thousandths; null for the usual one. */
  focus?:
    | { readonly focusX: number | null | undefined; readonly focusY: number | null | undefined }
    | undefined;
  /** A tiny picture as a data URI, shown until the picture has loaded. */
  placeholder?: string | undefined;
  /** Whether it is the first picture of a page, which is fetched before the others. */
  first?: boolean;
  className?: string | undefined;
  onError?: () => void;
}

/** Remove the placeholder of a loaded picture, which might otherwise show through. */
function uncover(image: HTMLImageElement): void {
  image.style.backgroundImage = '';
}

/** Shows a cloth in the place of a picture that its address no longer has; nothing in the place of a logo. */
function replace(image: HTMLImageElement): void {
  const place = [image.getAttribute('width'), image.getAttribute('height')];
  if (image.classList.contains(styles.fit.contain)) image.style.visibility = 'hidden';
  else if (!image.src.includes(placeholders)) image.src = placeholders + place.join('/');
}

/** A picture can load, or fail, before the page is hydrated: one that seems to have failed reports it again. */
function settle(image: HTMLImageElement | null): void {
  if (!image?.complete) return;
  uncover(image);
  if (image.naturalWidth === 0) image.setAttribute('src', image.getAttribute('src') ?? '');
}

const percent = (thousandths: number | null | undefined) => `${(thousandths ?? 500) / 10}%`;

function styleOf(focus: PictureProps['focus'], placeholder: string | undefined): CSSProperties | undefined {
  const isChosen = focus && (focus.focusX ?? focus.focusY ?? null) !== null;
  const position = isChosen ? `${percent(focus.focusX)} ${percent(focus.focusY)}` : undefined;
  if (!position && !placeholder) return undefined;
  return {
    ...(position && { objectPosition: position, backgroundPosition: position }),
    ...(placeholder && { backgroundImage: `url("${placeholder}")` }),
  };
}

/** A picture in the best format and size for the browser, without a layout shift when it loads. */
export function Picture({
  avif,
  webp,
  sizes,
  fit = 'cover',
  focus,
  placeholder,
  first = false,
  className = '',
  alt,
  width,
  height,
  onError,
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
      style={styleOf(focus, placeholder)}
      ref={settle}
      onLoad={({ currentTarget }) => uncover(currentTarget)}
      onError={onError ?? (({ currentTarget }) => replace(currentTarget))}
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
