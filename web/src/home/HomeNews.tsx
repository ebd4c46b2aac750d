import { graphql, useFragment } from 'react-relay/hooks.js';
import { Link } from 'react-router-dom';
import type { HomeNews_query$key } from '../__generated__/HomeNews_query.graphql.ts';
import { chromeTexts } from '../language/chromeTexts.ts';
import { homeTexts } from './homeTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { newsTexts } from '../news/newsTexts.ts';
import { Story } from '../news/Story.tsx';
import { Container } from '../ui/Container.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ArrowRightIcon } from '../ui/icons.tsx';
import { Masthead } from '../ui/Masthead.tsx';
import * as styles from './HomeNews.css.ts';
import { LatestStory } from './LatestStory.tsx';

/** The number of articles next to the featured one (docs/product.md#home). */
const latestCount = 3;

interface Props {
  query: HomeNews_query$key | null;
}

export function HomeNews({ query }: Props) {
  const { news: texts } = useTexts(homeTexts);
  const { noData } = useTexts(chromeTexts);
  const { featuredStory } = useTexts(newsTexts);
  const data = useFragment(
    graphql`
      fragment HomeNews_query on Query {
        featuredNewsArticle {
          id
          ...Story_article
        }
        # One more than is shown, since the featured one may be among them.
        news(first: 4, published: true) {
          edges {
            node {
              id
              ...LatestStory_article
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
    <section id="news" aria-labelledby="news-heading" className={styles.news}>
      <Container width="wide">
        <Masthead id="news-heading" title={texts.title} lead={texts.lead}>
          <Link to="/news">
            {texts.viewAll} <ArrowRightIcon />
          </Link>
        </Masthead>
        <div className={styles.stories}>
          {featured && (
            <section aria-label={featuredStory} className={styles.leadRegion}>
              <Story article={featured} look="story" />
            </section>
          )}
          {latest.length > 0 && (
            <ul className={styles.latest}>
              {latest.map((article) => (
                <LatestStory key={article.id} article={article} />
              ))}
            </ul>
          )}
        </div>
        {!featured && latest.length === 0 && <EmptyState title={noData} />}
      </Container>
    </section>
  );
}
