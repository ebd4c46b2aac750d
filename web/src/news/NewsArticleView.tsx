import { graphql, useFragment } from 'react-relay/hooks.js';
import { Link } from 'react-router-dom';
import type { NewsArticleView_article$key } from '../__generated__/NewsArticleView_article.graphql.ts';
import type { NewsArticleView_query$key } from '../__generated__/NewsArticleView_query.graphql.ts';
import { useHead } from '../page/head.ts';
import { pick } from '../shared/language.ts';
import { useLanguage, useTexts } from '../language/LanguageProvider.tsx';
import { newsTexts } from './newsTexts.ts';
import { useSiteName } from '../page/SiteIdentity.tsx';
import * as type from '../theme/typography.css.ts';
import { Container } from '../ui/Container.tsx';
import { ArrowLeftIcon } from '../ui/icons.tsx';
import { NewsArticleBody } from './NewsArticleBody.tsx';
import * as styles from './NewsArticleView.css.ts';
import { NewsCard } from './NewsCard.tsx';
import { ShareButton } from './ShareButton.tsx';

interface Props {
  article: NewsArticleView_article$key;
  query: NewsArticleView_query$key;
}

/** The number of other articles shown below an article. */
const moreCount = 3;

export function NewsArticleView({ article: articleKey, query }: Props) {
  const texts = useTexts(newsTexts);
  const name = useSiteName();
  const { language } = useLanguage();
  const article = useFragment(
    graphql`
      fragment NewsArticleView_article on NewsArticle {
        id
        databaseId
        titleEn
        titleId
        excerptEn
        excerptId
        category
        published
        publishedAt
        ...NewsArticleBody_article
      }
    `,
    articleKey,
  );
  const { news } = useFragment(
    graphql`
      fragment NewsArticleView_query on Query {
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
  const title = pick(language, article.titleEn, article.titleId);
  const excerpt = pick(language, article.excerptEn, article.excerptId);
  const others = (news?.edges ?? []).filter(({ node }) => node.id !== article.id).slice(0, moreCount);
  const image = `/social/${language}/news/${article.databaseId}.png`;
  useHead({
    title: `${title} – ${name}`,
    description: excerpt,
    image,
    type: 'article',
    hidden: !article.published,
    structuredData: {
      '@context': 'https://schema.org',
      '@type': 'NewsArticle',
      headline: title,
      description: excerpt,
      image: [`{origin}${image}`],
      datePublished: article.publishedAt,
      inLanguage: language,
      articleSection: article.category,
      publisher: { '@type': 'Organization', name },
    },
  });
  return (
    <>
      <NewsArticleBody
        article={article}
        back={
          <Link to="/news" className={styles.back}>
            <ArrowLeftIcon /> {texts.backToNews}
          </Link>
        }
        footer={
          <footer className={styles.footer}>
            <ShareButton title={title} />
            <Link to="/news" className={styles.back}>
              {texts.moreArticles}
            </Link>
          </footer>
        }
      />
      {others.length > 0 && (
        <aside className={styles.more} aria-labelledby="more-articles">
          <Container width="wide">
            <h2 id="more-articles" className={type.heading}>
              {texts.moreArticles}
            </h2>
            <ul className={styles.grid}>
              {others.map(({ node }) => (
                <li key={node.id}>
                  <NewsCard article={node} inRow />
                </li>
              ))}
            </ul>
          </Container>
        </aside>
      )}
    </>
  );
}
