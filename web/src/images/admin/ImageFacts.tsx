import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ImageFacts_image$key } from '../../__generated__/ImageFacts_image.graphql.ts';
import { imagesAdminTexts } from '../library/imagesAdminTexts.ts';
import { localDate } from '../../language/localMoment.ts';
import { pick } from '../../shared/language.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { fileSize } from '../library/fileSize.ts';
import * as styles from './ImageFacts.css.ts';

interface Props {
  image: ImageFacts_image$key;
}

/** An image’s description, size, type, dimensions and date. */
export function ImageFacts({ image: key }: Props) {
  const texts = useTexts(imagesAdminTexts);
  const { language } = useLanguage();
  const image = useFragment(
    graphql`
      fragment ImageFacts_image on Image {
        size
        type
        width
        height
        altEn
        altId
        uploadedAt
      }
    `,
    key,
  );
  const alt = pick(language, image.altEn, image.altId);
  const facts = [
    [texts.fileSize, fileSize(language, image.size, texts.bytes)],
    [texts.fileType, image.type],
    [texts.dimensions, `${image.width} × ${image.height} px`],
    [texts.uploadedAt, localDate(language, image.uploadedAt)],
  ] as const;
  return (
    <>
      {alt ? <p className={styles.alt}>{alt}</p> : <Badge tone="gold">{texts.notDescribed}</Badge>}
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt>
              <VisuallyHidden>{name}</VisuallyHidden>
            </dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
