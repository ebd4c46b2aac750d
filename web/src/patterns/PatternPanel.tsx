import { graphql, useFragment } from 'react-relay/hooks.js';
import { Link } from 'react-router-dom';
import type { PatternPanel_pattern$key } from '../__generated__/PatternPanel_pattern.graphql.ts';
import { patternTexts } from './patternTexts.ts';
import { pick } from '../shared/language.ts';
import { useLanguage, useTexts } from '../language/LanguageProvider.tsx';
import * as type from '../theme/typography.css.ts';
import { patternAddress } from './patternAddress.ts';
import { PatternCloth } from './PatternCloth.tsx';
import * as styles from './PatternPanel.css.ts';

interface Props {
  pattern: PatternPanel_pattern$key;
}

/** A pattern’s cloth, which unrolls at hand, with its meaning and origin next to it. The name links to its page. */
export function PatternPanel({ pattern: key }: Props) {
  const texts = useTexts(patternTexts);
  const { language } = useLanguage();
  const pattern = useFragment(
    graphql`
      fragment PatternPanel_pattern on BatikPattern {
        databaseId
        nameEn
        nameId
        origin
        meaningEn
        meaningId
        descriptionEn
        descriptionId
        ...PatternCloth_pattern
      }
    `,
    key,
  );
  const meaning = pick(language, pattern.meaningEn, pattern.meaningId);
  const description = pick(language, pattern.descriptionEn, pattern.descriptionId);
  return (
    <li id={`pattern-${pattern.databaseId}`} className={styles.panel}>
      <PatternCloth pattern={pattern} />
      <article className={styles.words}>
        <h3 className={type.headline}>
          <Link to={patternAddress(pattern.databaseId)} className={styles.name}>
            {pick(language, pattern.nameEn, pattern.nameId)}
          </Link>
        </h3>
        <dl className={styles.facts}>
          {meaning && (
            <div>
              <dt className={styles.term}>{texts.meaning}</dt>
              <dd className={styles.meaning}>{meaning}</dd>
            </div>
          )}
          {pattern.origin && (
            <div>
              <dt className={styles.term}>{texts.origin}</dt>
              <dd>{pattern.origin}</dd>
            </div>
          )}
        </dl>
        {description && <p className={styles.description}>{description}</p>}
      </article>
    </li>
  );
}
