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
        <Figure to="/admin/content" label={texts.contentItems} value={statistics.content} />
        <Figure
          to="/admin/news?state=published"
          label={texts.publishedNews}
          value={statistics.publishedNews}
          total={statistics.news}
        />
        <Figure
          to="/admin/partners?active=true"
          label={texts.activePartners}
          value={statistics.activePartners}
          total={statistics.partners}
        />
        <Figure
          to="/admin/communities?active=true"
          label={texts.activeCommunities}
          value={statistics.activeCommunities}
          total={statistics.communities}
        />
        <Figure small to="/admin/patterns" label={texts.batikPatterns} value={statistics.batikPatterns} />
        <Figure small to="/admin/news" label={texts.totalNews} value={statistics.news} />
        <Figure small to="/admin/partners" label={texts.totalPartners} value={statistics.partners} />
      </dl>
    </section>
  );
}
