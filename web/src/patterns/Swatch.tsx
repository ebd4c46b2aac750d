import { graphql, useFragment } from 'react-relay/hooks.js';
import { Link } from 'react-router-dom';
import type { Swatch_pattern$key } from '../__generated__/Swatch_pattern.graphql.ts';
import { PictureAt } from '../images/PictureAt.tsx';
import { pick, shownText } from '../shared/language.ts';
import { useLanguage } from '../language/LanguageProvider.tsx';
import type { PicturePlace } from '../ui/picturePlace.ts';
import { patternAddress } from './patternAddress.ts';
import { patternCloth } from './patternCloth.ts';
import * as styles from './SwatchBook.css.ts';

interface Props {
  pattern: Swatch_pattern$key;
}

const size = { width: 720, height: 620 } as const;
const place: readonly PicturePlace[] = [
  { from: 'lg', width: '45rem', height: '38.75rem' },
  { width: '100vw', height: '7rem' },
];

/** A length of a pattern’s cloth with its name, and a link to its page; at hand, it grows and says what it means. */
export function Swatch({ pattern: key }: Props) {
  const { language } = useLanguage();
  const { databaseId, nameEn, nameId, origin, meaningEn, meaningId, imageUrl, image } = useFragment(
    graphql`
      fragment Swatch_pattern on BatikPattern {
        databaseId
        nameEn
        nameId
        origin
        meaningEn
        meaningId
        imageUrl
        image {
          ...PictureAt_picture
        }
      }
    `,
    key,
  );
  const meaning = shownText(language, meaningEn, meaningId);
  return (
    <li data-card data-part="picture" className={styles.swatch}>
      <PictureAt
        url={patternCloth(imageUrl, [nameId, nameEn], size)}
        picture={image}
        {...size}
        place={place}
        first
        className={styles.cloth}
      />
      <Link to={patternAddress(databaseId)} className={styles.label}>
        <span data-part="title" className={styles.name}>
          {pick(language, nameEn, nameId)}
        </span>
        <span className={styles.more}>
          <span>{origin}</span>
          <span lang={meaning.lang}>{meaning.text}</span>
        </span>
      </Link>
    </li>
  );
}
