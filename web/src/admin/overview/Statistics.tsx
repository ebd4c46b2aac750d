import { graphql, useFragment } from 'react-relay/hooks.js';
import type { Statistics_query$key } from '../../__generated__/Statistics_query.graphql.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { overviewTexts } from './overviewTexts.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { Figure } from './Figure.tsx';
import * as styles from './Statistics.css.ts';

interface Props {
  query: Statistics_query$key;
}

/** The totals of everything, and how much of each is public. */
export function Statistics({ query }: Props) {
  const texts = useTexts(overviewTexts);
  const { databaseStatistics: statistics } = useFragment(
    graphql`
      fragment Statistics_query on Query {
        databaseStatistics @required(action: THROW) {
          content
          publishedNews
          news
          activePartners
          partners
          activeCommunities
          communities
          batikPatterns
        }
      }
    `,
    query,
  );
  return (
    <section aria-labelledby="statistics">
      <h2 id="statistics">
        <VisuallyHidden>{texts.statistics}</VisuallyHidden>
      </h2>
      <dl className={styles.figures}>
        <Figure label={texts.contentItems} value={statistics.content} />
        <Figure label={texts.publishedNews} value={statistics.publishedNews} total={statistics.news} />
        <Figure label={texts.activePartners} value={statistics.activePartners} total={statistics.partners} />
        <Figure
          label={texts.activeCommunities}
          value={statistics.activeCommunities}
          total={statistics.communities}
        />
        <Figure small label={texts.batikPatterns} value={statistics.batikPatterns} />
        <Figure small label={texts.totalNews} value={statistics.news} />
        <Figure small label={texts.totalPartners} value={statistics.partners} />
      </dl>
    </section>
  );
}
