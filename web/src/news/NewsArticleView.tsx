import { graphql, useFragment } from 'react-relay/hooks.js';
import { Link } from 'react-router-dom';
import type { NewsArticleView_article$key } from '../__generated__/NewsArticleView_article.graphql.ts';
import { categoryName } from '../shared/newsCategories.ts';
import { useHead } from '../page/head.ts';
import { languagesOf, pick, shownText } from '../shared/language.ts';
import { useLanguage, useTexts } from '../language/LanguageProvider.tsx';
import { newsTexts } from './newsTexts.ts';
import * as type from '../theme/typography.css.ts';
import { Container } from '../ui/Container.tsx';
import { ArrowLeftIcon } from '../ui/moreIcons.tsx';
import { quietLink } from '../ui/quietLink.css.ts';
import { ArticleNeighbours } from './ArticleNeighbours.tsx';
import { NewsArticleBody } from './NewsArticleBody.tsx';
import * as styles from './NewsArticleView.css.ts';
import { ShareButton } from './ShareButton.tsx';
import { Story } from './Story.tsx';

interface Props {
  article: NewsArticleView_article$key;
}

/** An article’s page: the article, its neighbours and related articles. */
export function NewsArticleView({ article: articleKey }: Props) {
  const texts = useTexts(newsTexts);
  const { language } = useLanguage();
  const article = useFragment(
    graphql`
      fragment NewsArticleView_article on NewsArticle @argumentDefinitions(language: { type: "Language!" }) {
        databaseId
        titleEn
        titleId
        excerptEn
        excerptId
        openingEn
        openingId
        category
        published
        author
        publishedAt
        updatedAt
        ...NewsArticleBody_article
        ...ArticleNeighbours_article
        related(language: $language) {
          id
          ...Story_article
        }
      }
    `,
    articleKey,
  );
  const title = pick(language, article.titleEn, article.titleId);
  const excerpt = shownText(language, article.excerptEn, article.excerptId);
  const opening = shownText(language, article.openingEn, article.openingId);
  const [next, ...others] = article.related ?? [];
  useHead({
    title,
    description: excerpt.text || opening.text,
    languages: languagesOf(article.openingEn, article.openingId),
    image: `/social/${language}/news/${article.databaseId}.png`,
    hidden: !article.published,
    trail: [{ title: texts.title, path: '/news' }],
    subject: {
      kind: 'article',
      author: article.author,
      published: article.publishedAt,
      modified: article.updatedAt,
      section: categoryName(texts.category, article.category),
    },
  });
  return (
    <>
      <NewsArticleBody
        article={article}
        back={
          <Link to="/news" className={quietLink}>
            <ArrowLeftIcon /> {texts.backToNews}
          </Link>
        }
        actions={<ShareButton title={title} />}
      >
        <ArticleNeighbours article={article} />
        <footer className={styles.footer}>
          <Link to="/news" className={quietLink}>
            {texts.moreArticles}
          </Link>
        </footer>
      </NewsArticleBody>
      {next && (
        <aside className={styles.more} aria-labelledby="more-articles">
          <Container width="wide">
            <h2 id="more-articles" className={`${type.headline} ${styles.moreHeading}`}>
              {texts.readNext}
            </h2>
          </Container>
          <div className={styles.border} />
          <Story article={next} look="bleed" />
          <Container width="wide">
            <div className={styles.others}>
              {others.map((other) => (
                <Story key={other.id} article={other} look="text" />
              ))}
            </div>
          </Container>
        </aside>
      )}
    </>
  );
}
