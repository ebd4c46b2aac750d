import { graphql, useFragment } from 'react-relay/hooks.js';
import { Link } from 'react-router-dom';
import type { NewsArticleView_article$key } from '../__generated__/NewsArticleView_article.graphql.ts';
import type { NewsArticleView_query$key } from '../__generated__/NewsArticleView_query.graphql.ts';
import { useHead } from '../head.ts';
import { pick } from '../language/language.ts';
import { useLanguage, useTexts } from '../language/LanguageProvider.tsx';
import { newsTexts } from '../language/news.ts';
import { useSiteName } from '../site/SiteIdentity.tsx';
import { prose } from '../theme/prose.css.ts';
import * as type from '../theme/typography.css.ts';
import { Badge } from '../ui/Badge.tsx';
import { Container } from '../ui/Container.tsx';
import { ArrowLeftIcon } from '../ui/icons.tsx';
import { CategoryBadge } from './CategoryBadge.tsx';
import * as styles from './NewsArticleView.css.ts';
import { NewsCard } from './NewsCard.tsx';
import { NewsDate } from './NewsDate.tsx';
import { NewsPicture } from './NewsPicture.tsx';
import { ShareButton } from './ShareButton.tsx';

interface Props {
  article: NewsArticleView_article$key;
  query: NewsArticleView_query$key;
}

/** How many other articles follow one. */
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
        contentHtmlEn
        contentHtmlId
        category
        published
        publishedAt
        ...NewsPicture_article
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
  const others = news.edges.filter(({ node }) => node.id !== article.id).slice(0, moreCount);
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
      <article className={styles.article}>
        <div className={styles.cloth}>
          <NewsPicture article={article} ratio="wide" first />
        </div>
        <Container width="text">
          <header className={styles.header}>
            <Link to="/news" className={styles.back}>
              <ArrowLeftIcon /> {texts.backToNews}
            </Link>
            <p className={styles.labels}>
              <CategoryBadge category={article.category} />
              {!article.published && <Badge tone="gold">{texts.draft}</Badge>}
              <span className={type.caption}>
                <NewsDate date={article.publishedAt} />
              </span>
            </p>
            <h1 className={type.headline}>{title}</h1>
            {excerpt && <p className={type.lead}>{excerpt}</p>}
            {!article.published && <p className={type.small}>{texts.draftNote}</p>}
          </header>
          <div
            className={prose}
            dangerouslySetInnerHTML={{ __html: pick(language, article.contentHtmlEn, article.contentHtmlId) }}
          />
          <footer className={styles.footer}>
            <ShareButton title={title} />
            <Link to="/news" className={styles.back}>
              {texts.moreArticles}
            </Link>
          </footer>
        </Container>
      </article>
      {others.length > 0 && (
        <aside className={styles.more} aria-labelledby="more-articles">
          <Container width="wide">
            <h2 id="more-articles" className={type.heading}>
              {texts.moreArticles}
            </h2>
            <ul className={styles.grid}>
              {others.map(({ node }) => (
                <li key={node.id}>
                  <NewsCard article={node} />
                </li>
              ))}
            </ul>
          </Container>
        </aside>
      )}
    </>
  );
}
