import { graphql, useFragment } from 'react-relay/hooks.js';
import { Link } from 'react-router-dom';
import type { MissingTranslations_query$key } from '../../__generated__/MissingTranslations_query.graphql.ts';
import { adminTexts } from '../../language/adminTexts.ts';
import { numberFormat } from '../../shared/language.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { overviewTexts } from './overviewTexts.ts';
import * as styles from './OverviewPage.css.ts';

interface Props {
  query: MissingTranslations_query$key;
}

/** Lists the texts that are still to be translated. */
export function MissingTranslations({ query }: Props) {
  const texts = useTexts(overviewTexts);
  const sections = useTexts(adminTexts);
  const number = numberFormat(useLanguage().language);
  const { missingTranslations: missing } = useFragment(
    graphql`
      fragment MissingTranslations_query on Query {
        missingTranslations @required(action: THROW) {
          content
          news
          communities
          timeline
          batikPatterns
        }
      }
    `,
    query,
  );
  const nouns = [
    { to: '/admin/content', name: sections.content, count: missing.content },
    { to: '/admin/news', name: sections.news, count: missing.news },
    { to: '/admin/communities', name: sections.communities, count: missing.communities },
    { to: '/admin/timeline', name: sections.timeline, count: missing.timeline },
    { to: '/admin/patterns', name: sections.patterns, count: missing.batikPatterns },
  ].filter(({ count }) => count > 0);
  const sum = nouns.reduce((total, { count }) => total + count, 0);
  return (
    <section aria-labelledby="missing-translations" className={sum > 0 ? styles.panel : styles.calm}>
      <div className={styles.panelHead}>
        <h3 id="missing-translations" className={styles.panelTitle}>
          {texts.translations}
        </h3>
        {sum > 0 && <p className={styles.count}>{number.format(sum)}</p>}
      </div>
      <p className={styles.note}>{sum > 0 ? texts.translationsText : texts.noTranslations}</p>
      {sum > 0 && (
        <ul>
          {nouns.map(({ to, name, count }) => (
            <li key={to} className={styles.entry}>
              <Link to={to} className={styles.entryLink}>
                <span className={styles.entryName}>{name}</span>
                <span className={styles.entryAside}>{number.format(count)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
