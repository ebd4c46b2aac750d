import { useState } from 'react';
import * as styles from './Avatar.css.ts';
import { Picture } from './Picture.tsx';

interface Props {
  /** A name, or an address. */
  name: string;
  /** Their portrait, in a copy for the smallest places. */
  picture:
    | {
        readonly thumbnail: string;
        readonly width: number;
        readonly height: number;
        readonly focusX: number | null | undefined;
        readonly focusY: number | null | undefined;
      }
    | null
    | undefined;
  size: keyof typeof styles.size;
  tone?: keyof typeof styles.tone;
}

/** The first letters of the first and the last word of a name, or of an address. */
export function initialsOf(name: string): string {
  const words = name
    .replace(/@.*/, '')
    .split(/[\s._-]+/)
    .filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => [...(word ?? '')][0] ?? '');
  return letters.join('').toUpperCase();
}

/**
 * Somebody’s portrait in a circle; without one, or if it does not load, their initials. A text beside it says who it is.
 */
export function Avatar({ name, picture, size, tone = 'quiet' }: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <span aria-hidden className={`${styles.size[size]} ${styles.tone[tone]}`}>
      {initialsOf(name)}
      {picture && picture.thumbnail !== broken && (
        <Picture
          src={picture.thumbnail}
          alt=""
          width={picture.width}
          height={picture.height}
          focus={picture}
          className={styles.picture}
          onError={() => setBroken(picture.thumbnail)}
        />
      )}
    </span>
  );
}
