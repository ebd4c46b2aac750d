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
        shownUrl
        shownWidth
        shownHeight
        srcSetAvif
        srcSetWebp
        altEn
        altId
      }
    `,
    key,
  );
  const { shownUrl: url, shownWidth: width, shownHeight: height } = image;
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  if (url === brokenUrl) {
    return (
      <span className={styles.room}>
        <span className={styles.broken}>{texts.notFound}</span>
      </span>
    );
  }
  return (
    <span className={styles.room} style={{ maxWidth: width, maxHeight: height }}>
      <Picture
        src={url}
        alt={pick(language, image.altEn, image.altId)}
        width={width}
        height={height}
        avif={image.srcSetAvif}
        webp={image.srcSetWebp}
        sizes={sizesOf(place, { width, height }, 'contain')}
        fit="contain"
        className={styles.picture}
        onError={() => setBrokenUrl(url)}
      />
    </span>
  );
}
