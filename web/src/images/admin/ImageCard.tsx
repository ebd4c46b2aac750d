import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ImageCard_image$key } from '../../__generated__/ImageCard_image.graphql.ts';
import { SelectBox } from '../../admin/list/SelectBox.tsx';
import { TranslationBadges } from '../../admin/list/TranslationBadges.tsx';
import { imagesAdminTexts } from '../library/imagesAdminTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import type { PicturePlace } from '../../ui/picturePlace.ts';
import { CopyUrlButton } from './CopyUrlButton.tsx';
import { DeleteImageButton } from './DeleteImageButton.tsx';
import { DescribeImageButton } from './DescribeImageButton.tsx';
import * as styles from './ImageCard.css.ts';
import { FrameImageButton } from './FrameImageButton.tsx';
import { ImageFacts } from './ImageFacts.tsx';
import { ImageUsages } from './ImageUsages.tsx';
import { libraryTexts } from './libraryTexts.ts';
import { imageTitle } from '../library/imageTitle.ts';
import { LibraryPicture } from '../library/LibraryPicture.tsx';

interface Props {
  image: ImageCard_image$key;
  connectionId: string;
  mayDelete: boolean;
  onPreview: () => void;
  /** Where cards can be selected: whether this one is. */
  isSelected?: boolean;
  onSelect?: () => void;
}

const place: readonly PicturePlace[] = [
  { from: 'lg', width: 'min(calc(31vw - 7rem), 22rem)', ratio: 3 / 2 },
  { from: 'md', width: 'calc(46vw - 1rem)', ratio: 3 / 2 },
  { width: 'calc(92vw - 0.8rem)', ratio: 3 / 2 },
];

/** One image with its facts, its uses and its actions. */
export function ImageCard({
  image: key,
  connectionId,
  mayDelete,
  onPreview,
  isSelected = false,
  onSelect,
}: Props) {
  const texts = useTexts(imagesAdminTexts);
  const words = useTexts(libraryTexts);
  const image = useFragment(
    graphql`
      fragment ImageCard_image on Image {
        ...imageTitle_image
        url
        translationGaps {
          ...TranslationBadges_gaps
        }
        ...LibraryPicture_image
        ...ImageFacts_image
        ...ImageUsages_image
        ...DescribeImageButton_image
        ...FrameImageButton_image
        ...DeleteImageButton_image
      }
    `,
    key,
  );
  const name = imageTitle(image);
  return (
    <article className={styles.card}>
      <button type="button" aria-label={texts.preview(name)} className={styles.picture} onClick={onPreview}>
        <LibraryPicture image={image} place={place} />
      </button>
      <div className={styles.texts}>
        <div className={styles.title}>
          <h2 className={styles.name}>{name}</h2>
          {onSelect && <SelectBox label={words.select(name)} checked={isSelected} onChange={onSelect} />}
        </div>
        <ImageFacts image={image} />
        <TranslationBadges gaps={image.translationGaps} />
        <ImageUsages image={image} />
      </div>
      <div className={styles.actions}>
        <CopyUrlButton name={name} url={image.url} />
        <span className={styles.changes}>
          <DescribeImageButton image={image} />
          <FrameImageButton image={image} />
          {mayDelete && <DeleteImageButton image={image} connectionId={connectionId} />}
        </span>
      </div>
    </article>
  );
}
