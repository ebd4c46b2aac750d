import { graphql, useFragment } from 'react-relay/hooks.js';
import { Link } from 'react-router-dom';
import type { PatternEntry_pattern$key } from '../__generated__/PatternEntry_pattern.graphql.ts';
import { patternTexts } from './patternTexts.ts';
import { pick, shownText } from '../shared/language.ts';
import { useLanguage, useTexts } from '../language/LanguageProvider.tsx';
import { PictureAt } from '../images/PictureAt.tsx';
import * as type from '../theme/typography.css.ts';
import { Spread } from '../ui/Spread.tsx';
import { description as spreadText, spreadPlace } from '../ui/Spread.css.ts';
import { patternAddress } from './patternAddress.ts';
import { patternCloth } from './patternCloth.ts';
import * as styles from './PatternEntry.css.ts';

interface Props {
  pattern: PatternEntry_pattern$key;
}

/** The size of a cloth that the site draws, in pixels. */
const size = { width: 960, height: 420 } as const;

/** A pattern’s cloth with its meaning and origin beside it. The name links to its page. */
export function PatternEntry({ pattern: key }: Props) {
  const texts = useTexts(patternTexts);
  const { language } = useLanguage();
  const pattern = useFragment(
    graphql`
      fragment PatternEntry_pattern on BatikPattern {
        databaseId
        nameEn
        nameId
        origin
        meaningEn
        meaningId
        descriptionEn
        descriptionId
        imageUrl
        image {
          ...PictureAt_picture
        }
      }
    `,
    key,
  );
  const meaning = shownText(language, pattern.meaningEn, pattern.meaningId);
  const description = shownText(language, pattern.descriptionEn, pattern.descriptionId);
  return (
    <li id={`pattern-${pattern.databaseId}`} className={styles.entry}>
      <Spread
        picture={
          <PictureAt
            {...size}
            url={patternCloth(pattern.imageUrl, [pattern.nameId, pattern.nameEn], size)}
            picture={pattern.image}
            place={spreadPlace}
            className={styles.cloth}
          />
        }
      >
        <h3 data-part="title" className={type.headline}>
          <Link to={patternAddress(pattern.databaseId)} className={styles.name}>
            {pick(language, pattern.nameEn, pattern.nameId)}
          </Link>
        </h3>
        <dl className={styles.facts}>
          {meaning.text && (
            <div>
              <dt className={styles.term}>{texts.meaning}</dt>
              <dd lang={meaning.lang} className={styles.meaning}>
                {meaning.text}
              </dd>
            </div>
          )}
          {pattern.origin && (
            <div>
              <dt className={styles.term}>{texts.origin}</dt>
              <dd>{pattern.origin}</dd>
            </div>
          )}
        </dl>
        {description.text && (
          <p lang={description.lang} className={spreadText}>
            {description.text}
          </p>
        )}
      </Spread>
    </li>
  );
}
