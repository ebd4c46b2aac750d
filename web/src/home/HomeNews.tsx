import { graphql, useFragment } from 'react-relay/hooks.js';
import { Link } from 'react-router-dom';
import type { HomeNews_query$key } from '../__generated__/HomeNews_query.graphql.ts';
import { chromeTexts } from '../language/chromeTexts.ts';
import { homeTexts } from './homeTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { NewsCard } from '../news/NewsCard.tsx';
import { NewsLead } from '../news/NewsLead.tsx';
import { buttonStyle } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Section } from '../ui/Section.tsx';
import * as styles from './grids.css.ts';

/** The number of articles next to the featured one (docs/product.md#home). */
const latestCount = 3;

interface Props {
  query: HomeNews_query$key | null;
}

export function HomeNews({ query }: Props) {
  const { news: texts } = useTexts(homeTexts);
  const { noData } = useTexts(chromeTexts);
  const data = useFragment(
    graphql`
      fragment HomeNews_query on Query {
        featuredNewsArticle {
          id
          ...NewsLead_article
        }
        # One more than is shown, since the featured one may be among them.
        news(first: 4, published: true) {
          edges {
            node {
              id
              ...NewsCard_article
            }
          }
        }
      }
    `,
    query,
  );
  const featured = data?.featuredNewsArticle;
  const latest = (data?.news?.edges ?? [])
    .map(({ node }) => node)
    .filter(({ id }) => id !== featured?.id)
    .slice(0, latestCount);
  return (
    <Section id="news" ground="panel" eyebrow={texts.eyebrow} title={texts.title} lead={texts.lead}>
      {featured && <NewsLead article={featured} embedded />}
      {latest.length > 0 && (
        <ul className={styles.three}>
          {latest.map((article) => (
            <li key={article.id}>
              <NewsCard article={article} inRow />
            </li>
          ))}
        </ul>
      )}
      {!featured && latest.length === 0 && <EmptyState title={noData} />}
      <p className={styles.more}>
        <Link to="/news" className={buttonStyle({ variant: 'secondary' })}>
          {texts.viewAll}
        </Link>
      </p>
    </Section>
  );
}
