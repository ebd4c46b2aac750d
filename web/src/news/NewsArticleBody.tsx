import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { NewsArticleBody_article$key } from '../__generated__/NewsArticleBody_article.graphql.ts';
import { pick } from '../shared/language.ts';
import { CaptionedPicture } from '../images/CaptionedPicture.tsx';
import { useLanguage, useTexts } from '../language/LanguageProvider.tsx';
import { newsTexts } from './newsTexts.ts';
import { prose } from '../theme/prose.css.ts';
import * as type from '../theme/typography.css.ts';
import { Badge } from '../ui/Badge.tsx';
import { Container } from '../ui/Container.tsx';
import { ArticleContents } from './ArticleContents.tsx';
import { CategoryBadge } from './CategoryBadge.tsx';
import * as styles from './NewsArticleView.css.ts';
import { NewsDate } from './NewsDate.tsx';
import { NewsPicture } from './NewsPicture.tsx';
import { trustedHtml } from '../shared/pages/trustedHtml.ts';

interface Props {
  article: NewsArticleBody_article$key;
  /** Links to other pages, above the title and below the text. */
  back?: ReactNode;
  footer?: ReactNode;
}

/** An article as readers see it, on its page and in an editor’s preview. */
export function NewsArticleBody({ article: key, back, footer }: Props) {
  const texts = useTexts(newsTexts);
  const { language } = useLanguage();
  const article = useFragment(
    graphql`
      fragment NewsArticleBody_article on NewsArticle {
        titleEn
        titleId
        excerptEn
        excerptId
        contentHtmlEn
        contentHtmlId
        headingsEn {
          ...ArticleContents_headings
        }
        headingsId {
          ...ArticleContents_headings
        }
        readingMinutesEn
        readingMinutesId
        author
        category
        published
        publishedAt
        imageUrl
        image {
          ...CaptionedPicture_picture
        }
        ...NewsPicture_article
      }
    `,
    key,
  );
  const excerpt = pick(language, article.excerptEn, article.excerptId);
  return (
    <article className={styles.article}>
      <CaptionedPicture picture={article.image}>
        <div className={article.imageUrl ? styles.picture : styles.cloth}>
          <NewsPicture article={article} at="wide" first />
        </div>
      </CaptionedPicture>
      <Container width="text">
        <header className={styles.header}>
          {back}
          <p className={styles.labels}>
            <CategoryBadge category={article.category} />
            {!article.published && <Badge tone="gold">{texts.draft}</Badge>}
            <span className={type.caption}>
              <NewsDate date={article.publishedAt} />
            </span>
            <span className={type.caption}>
              {texts.readingTime(pick(language, article.readingMinutesEn, article.readingMinutesId))}
            </span>
          </p>
          <h1 className={type.headline}>{pick(language, article.titleEn, article.titleId)}</h1>
          {excerpt && <p className={type.lead}>{excerpt}</p>}
          {article.author && <p className={type.small}>{texts.by(article.author)}</p>}
          {!article.published && <p className={type.small}>{texts.draftNote}</p>}
        </header>
        <ArticleContents headings={pick(language, article.headingsEn, article.headingsId)} />
        <div
          className={prose}
          dangerouslySetInnerHTML={{
            __html: trustedHtml(pick(language, article.contentHtmlEn, article.contentHtmlId)),
          }}
        />
        {footer}
      </Container>
    </article>
  );
}
