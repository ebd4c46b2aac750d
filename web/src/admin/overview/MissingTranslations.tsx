import { graphql, useFragment } from 'react-relay/hooks.js';
import { Link } from 'react-router-dom';
import type {
  MissingTranslations_query$data,
  MissingTranslations_query$key,
} from '../../__generated__/MissingTranslations_query.graphql.ts';
import { adminTexts } from '../../language/adminTexts.ts';
import { numberFormat } from '../../shared/language.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { overviewTexts } from './overviewTexts.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import * as styles from './OverviewPage.css.ts';

interface Props {
  query: MissingTranslations_query$key;
}

type Counts = MissingTranslations_query$data['missingTranslations'];

/** Counts the items with a translation that is missing or behind; each number leads to them. */
export function MissingTranslations({ query }: Props) {
  const texts = useTexts(overviewTexts);
  const sections = useTexts(adminTexts);
  const number = numberFormat(useLanguage().language);
  const { missingTranslations: missing, translationsBehind: behind } = useFragment(
    graphql`
      fragment MissingTranslations_query on Query {
        missingTranslations @required(action: THROW) {
          content
          news
          communities
          timeline
          batikPatterns
          images
        }
        translationsBehind @required(action: THROW) {
          content
          news
          communities
          timeline
          batikPatterns
          images
        }
      }
    `,
    query,
  );
  const nouns = [
    { to: '/admin/content', name: sections.content, of: ({ content }: Counts) => content },
    { to: '/admin/news', name: sections.news, of: ({ news }: Counts) => news },
    { to: '/admin/communities', name: sections.communities, of: ({ communities }: Counts) => communities },
    { to: '/admin/timeline', name: sections.timeline, of: ({ timeline }: Counts) => timeline },
    { to: '/admin/patterns', name: sections.patterns, of: ({ batikPatterns }: Counts) => batikPatterns },
    { to: '/admin/images', name: sections.images, of: ({ images }: Counts) => images },
  ];
  const incomplete = nouns
    .map(({ to, name, of }) => ({
      name,
      gaps: [
        { to: `${to}?translation=missing`, count: of(missing), text: texts.missing },
        { to: `${to}?translation=behind`, count: of(behind), text: texts.behind },
      ].filter(({ count }) => count > 0),
    }))
    .filter(({ gaps }) => gaps.length > 0);
  const isComplete = incomplete.length === 0;
  return (
    <section aria-labelledby="missing-translations" className={isComplete ? styles.calm : styles.panel}>
      <div className={styles.panelHead}>
        <h3 id="missing-translations" className={styles.panelTitle}>
          {texts.translations}
        </h3>
      </div>
      <p className={styles.note}>{isComplete ? texts.noTranslations : texts.translationsText}</p>
      {!isComplete && (
        <ul>
          {incomplete.map(({ name, gaps }) => (
            <li key={name} className={styles.gaps}>
              <span className={styles.gapsOf}>{name}</span>
              {gaps.map(({ to, count, text }) => (
                <Link key={to} to={to} className={styles.gap}>
                  <VisuallyHidden>{name}: </VisuallyHidden>
                  {text(number.format(count))}
                </Link>
              ))}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
