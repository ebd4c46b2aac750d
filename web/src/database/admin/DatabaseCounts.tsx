import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { DatabaseCounts_statistics$key } from '../../__generated__/DatabaseCounts_statistics.graphql.ts';
import { databaseTexts } from './databaseTexts.ts';
import { numberFormat } from '../../shared/language.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import * as type from '../../theme/typography.css.ts';
import * as styles from './DatabaseCounts.css.ts';
import { Panel } from './Panel.tsx';

interface Props {
  statistics: DatabaseCounts_statistics$key | null;
  /** Shown for unknown counts. */
  placeholder?: ReactNode;
}

/** The six counts (docs/product.md#database). */
export function DatabaseCounts({ statistics, placeholder = '–' }: Props) {
  const texts = useTexts(databaseTexts);
  const { language } = useLanguage();
  const format = numberFormat(language);
  const counts = useFragment(
    graphql`
      fragment DatabaseCounts_statistics on DatabaseStatistics {
        content
        news
        partners
        communities
        batikPatterns
        media
      }
    `,
    statistics,
  );
  const figures = [
    { label: texts.counts.content, count: counts?.content },
    { label: texts.counts.news, count: counts?.news },
    { label: texts.counts.partners, count: counts?.partners },
    { label: texts.counts.communities, count: counts?.communities },
    { label: texts.counts.batikPatterns, count: counts?.batikPatterns },
    { label: texts.counts.media, count: counts?.media },
  ];
  return (
    <Panel title={texts.status}>
      <dl className={styles.counts}>
        {figures.map(({ label, count }) => (
          <div key={label} className={styles.count}>
            <dt className={type.caption}>{label}</dt>
            <dd className={`${type.heading} ${styles.figure}`}>
              {count === undefined ? placeholder : format.format(count)}
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
