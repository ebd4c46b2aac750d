import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { LibraryPicture_image$key } from '../../__generated__/LibraryPicture_image.graphql.ts';
import { imagesAdminTexts } from './imagesAdminTexts.ts';
import { pick } from '../../shared/language.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { sizesOf, type PicturePlace } from '../../ui/picturePlace.ts';
import * as styles from './LibraryPicture.css.ts';

interface Props {
  image: LibraryPicture_image$key;
  place: readonly PicturePlace[];
}

/** An uncropped picture of the library that fills the available space. */
export function LibraryPicture({ image: key, place }: Props) {
  const texts = useTexts(imagesAdminTexts);
  const { language } = useLanguage();
  const image = useFragment(
    graphql`
      fragment LibraryPicture_image on Image {
        url
        width
        height
        srcSetAvif
        srcSetWebp
        altEn
        altId
      }
    `,
    key,
  );
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  if (image.url === brokenUrl) {
    return (
      <span className={styles.room}>
        <span className={styles.broken}>{texts.notFound}</span>
      </span>
    );
  }
  return (
    <span className={styles.room} style={{ maxWidth: image.width, maxHeight: image.height }}>
      <Picture
        src={image.url}
        alt={pick(language, image.altEn, image.altId)}
        width={image.width}
        height={image.height}
        avif={image.srcSetAvif}
        webp={image.srcSetWebp}
        sizes={sizesOf(place, image, 'contain')}
        fit="contain"
        className={styles.picture}
        onError={() => setBrokenUrl(image.url)}
      />
    </span>
  );
}
