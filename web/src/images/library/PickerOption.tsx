import { useEffect, useRef, type KeyboardEvent } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { PickerOption_image$key } from '../../__generated__/PickerOption_image.graphql.ts';
import type { PicturePlace } from '../../ui/picturePlace.ts';
import * as styles from './ImagePicker.css.ts';
import { LibraryPicture } from './LibraryPicture.tsx';
import { imageTitle } from './imageTitle.ts';

interface Props {
  image: PickerOption_image$key;
  /** Whether it was just uploaded: as the most likely choice, it takes the focus. */
  isNew: boolean;
  /** Whether it is the form’s current image. */
  isChosen: boolean;
  /** Whether it is the Tab stop. */
  isCurrent: boolean;
  onFocus: () => void;
  onChoose: () => void;
}

const place: readonly PicturePlace[] = [{ width: '12rem', ratio: 3 / 2 }];

/** One image to choose, by click, Enter or the space bar. */
export function PickerOption({ image: key, isNew, isChosen, isCurrent, onFocus, onChoose }: Props) {
  const image = useFragment(
    graphql`
      fragment PickerOption_image on Image {
        ...imageTitle_image
        ...LibraryPicture_image
      }
    `,
    key,
  );
  const option = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) option.current?.focus();
  }, [isNew]);
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onChoose();
  };
  return (
    <div
      ref={option}
      role="option"
      aria-selected={isChosen}
      tabIndex={isCurrent ? 0 : -1}
      className={styles.option}
      onFocus={onFocus}
      onClick={onChoose}
      onKeyDown={handleKeyDown}
    >
      <span className={styles.picture}>
        <LibraryPicture image={image} place={place} />
      </span>
      <span className={styles.name}>{imageTitle(image)}</span>
    </div>
  );
}
