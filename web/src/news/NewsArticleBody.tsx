import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { NewsArticleBody_article$key } from '../__generated__/NewsArticleBody_article.graphql.ts';
import { pick, shownText } from '../shared/language.ts';
import { OnlyIn } from '../page/OnlyIn.tsx';
import { CaptionedPicture } from '../images/CaptionedPicture.tsx';
import { PictureAt } from '../images/PictureAt.tsx';
import { useLanguage, useTexts } from '../language/LanguageProvider.tsx';
import { newsTexts } from './newsTexts.ts';
import * as type from '../theme/typography.css.ts';
import { Badge } from '../ui/Badge.tsx';
import { RenderedHtml } from '../ui/RenderedHtml.tsx';
import { isPicture } from '../ui/placeholder.ts';
import type { PicturePlace } from '../ui/picturePlace.ts';
import { ArticleCloth } from './ArticleCloth.tsx';
import { ArticleContents } from './ArticleContents.tsx';
import { CategoryBadge } from './CategoryBadge.tsx';
import * as styles from './NewsArticleView.css.ts';
import { NewsDate } from './NewsDate.tsx';

interface Props {
  article: NewsArticleBody_article$key;
  /** The link back, above the title. */
  back?: ReactNode;
  /** What to do with the article, below its contents. */
  actions?: ReactNode;
  /** Below the text. */
  children?: ReactNode;
}

/** Ten columns of twelve; on phones, as wide as the window. */
const place: readonly PicturePlace[] = [
  { from: 'md', width: 'min(76.5vw - 0.8rem, 74.75rem)', ratio: 21 / 9 },
  { width: '100vw', ratio: 3 / 2 },
];

/** An article as readers see it, on its page and in an editor’s preview. */
export function NewsArticleBody({ article: key, back, actions, children }: Props) {
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
          ...PictureAt_picture
        }
        ...ArticleCloth_article
      }
    `,
    key,
  );
  const excerpt = shownText(language, article.excerptEn, article.excerptId);
  const content = shownText(language, article.contentHtmlEn, article.contentHtmlId);
  const contentLanguage = content.lang ?? language;
  return (
    <article className={styles.article}>
      <div className={styles.grid}>
        <ArticleCloth article={article} />
        <header className={styles.header}>
          {back}
          <p className={styles.labels}>
            <CategoryBadge category={article.category} />
            {!article.published && <Badge tone="gold">{texts.draft}</Badge>}
            <NewsDate date={article.publishedAt} />
            <span>
              {texts.readingTime(pick(contentLanguage, article.readingMinutesEn, article.readingMinutesId))}
            </span>
          </p>
          <h1 data-part="title" className={styles.title}>
            {pick(language, article.titleEn, article.titleId)}
          </h1>
          {excerpt.text && (
            <p lang={excerpt.lang} className={type.lead}>
              {excerpt.text}
            </p>
          )}
          <OnlyIn language={content.lang} />
          {article.author && <p className={type.small}>{texts.by(article.author)}</p>}
          {!article.published && <p className={type.small}>{texts.draftNote}</p>}
        </header>
        {isPicture(article.imageUrl) && (
          <div data-part="picture" className={styles.picture}>
            <CaptionedPicture picture={article.image}>
              <PictureAt
                url={article.imageUrl}
                picture={article.image}
                width={1088}
                height={466}
                place={place}
                first
              />
            </CaptionedPicture>
          </div>
        )}
        <div className={styles.side}>
          <ArticleContents
            headings={pick(contentLanguage, article.headingsEn, article.headingsId)}
            lang={content.lang}
          />
          {actions}
        </div>
        <RenderedHtml lang={content.lang} className={styles.text} html={content.text} />
        <div className={styles.end}>{children}</div>
      </div>
    </article>
  );
}
