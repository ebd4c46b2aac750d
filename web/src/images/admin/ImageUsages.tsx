import { graphql, useFragment } from 'react-relay/hooks.js';
import { Link } from 'react-router-dom';
import type { ImageUsages_image$key } from '../../__generated__/ImageUsages_image.graphql.ts';
import { imagesAdminTexts } from '../library/imagesAdminTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import * as styles from './ImageUsages.css.ts';
import { placeName, usageAddress } from './usagePlaces.ts';

interface Props {
  image: ImageUsages_image$key;
}

/** Where an image is used, with links. */
export function ImageUsages({ image: key }: Props) {
  const texts = useTexts(imagesAdminTexts);
  const { usages } = useFragment(
    graphql`
      fragment ImageUsages_image on Image {
        usages {
          type
          databaseId
          label
        }
      }
    `,
    key,
  );
  if (!usages) return <p className={styles.unused}>{texts.usagesFailed}</p>;
  if (usages.length === 0) return <p className={styles.unused}>{texts.unused}</p>;
  return (
    <details>
      <summary className={styles.summary}>{texts.used(usages.length)}</summary>
      <ul className={styles.places}>
        {usages.map((usage, index) => {
          const address = usageAddress(usage);
          const place = placeName(texts, usage.type);
          return (
            <li key={`${usage.type} ${usage.databaseId ?? index}`}>
              {address === null ? (
                <span className={styles.place}>{place}</span>
              ) : (
                <Link to={address} className={styles.place}>
                  {place}: {usage.label}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
