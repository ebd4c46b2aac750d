import * as RadixDialog from '@radix-ui/react-dialog';
import type { KeyboardEvent } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ImagePreview_image$key } from '../../__generated__/ImagePreview_image.graphql.ts';
import { imagesAdminTexts } from '../library/imagesAdminTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { ArrowRightIcon, CloseIcon } from '../../ui/icons.tsx';
import { ArrowLeftIcon } from '../../ui/moreIcons.tsx';
import { scrim } from '../../ui/overlay.css.ts';
import type { PicturePlace } from '../../ui/picturePlace.ts';
import { useModal } from '../../ui/useModal.ts';
import { ImageFacts } from './ImageFacts.tsx';
import * as styles from './ImagePreview.css.ts';
import { imageTitle } from '../library/imageTitle.ts';
import { LibraryPicture } from '../library/LibraryPicture.tsx';

interface Props {
  images: readonly ({ readonly id: string } & ImagePreview_image$key)[];
  /** The id of the shown image; null if closed. */
  shown: string | null;
  onMove: (id: string) => void;
  onDismiss: () => void;
}

/** The full-screen preview; arrow keys show other images, Escape closes (docs/product.md#image-library). */
export function ImagePreview({ images, shown, onMove, onDismiss }: Props) {
  const index = images.findIndex(({ id }) => id === shown);
  const image = images[index];
  const isOpen = image !== undefined;
  const returnFocus = useModal(isOpen);
  const move = (step: number) => {
    const next = images.at((index + step) % images.length);
    if (next) onMove(next.id);
  };
  const handleKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') move(-1);
    if (key === 'ArrowRight') move(1);
  };
  return (
    <RadixDialog.Root open={isOpen} onOpenChange={(next) => next || onDismiss()}>
      <RadixDialog.Portal>
        <div className={scrim} data-state={isOpen ? 'open' : 'closed'}>
          <RadixDialog.Content
            className={styles.preview}
            aria-describedby={undefined}
            onKeyDown={handleKeyDown}
            onCloseAutoFocus={returnFocus}
          >
            {image && (
              <Shown
                image={image}
                number={index + 1}
                count={images.length}
                onMove={move}
                onDismiss={onDismiss}
              />
            )}
          </RadixDialog.Content>
        </div>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

interface ShownProps {
  image: ImagePreview_image$key;
  number: number;
  count: number;
  onMove: (step: number) => void;
  onDismiss: () => void;
}

const place: readonly PicturePlace[] = [{ width: '100vw', height: '80vh' }];

function Shown({ image: key, number, count, onMove, onDismiss }: ShownProps) {
  const texts = useTexts(imagesAdminTexts);
  const image = useFragment(
    graphql`
      fragment ImagePreview_image on Image {
        ...imageTitle_image
        ...LibraryPicture_image
        ...ImageFacts_image
      }
    `,
    key,
  );
  return (
    <>
      <div className={styles.bar}>
        <RadixDialog.Title className={styles.name}>{imageTitle(image)}</RadixDialog.Title>
        <IconButton label={texts.close} onClick={onDismiss}>
          <CloseIcon />
        </IconButton>
      </div>
      <div className={styles.picture}>
        <LibraryPicture key={number} image={image} place={place} />
      </div>
      <div className={styles.foot}>
        <div className={styles.facts}>
          <ImageFacts image={image} />
        </div>
        {count > 1 && (
          <div className={styles.steps}>
            <IconButton label={texts.previous} variant="outline" onClick={() => onMove(-1)}>
              <ArrowLeftIcon />
            </IconButton>
            <span aria-live="polite" className={styles.position}>
              {texts.previewPosition(number, count)}
            </span>
            <IconButton label={texts.next} variant="outline" onClick={() => onMove(1)}>
              <ArrowRightIcon />
            </IconButton>
          </div>
        )}
      </div>
    </>
  );
}
