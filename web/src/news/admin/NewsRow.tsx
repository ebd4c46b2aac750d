import { graphql, useFragment } from 'react-relay/hooks.js';
import { Link } from 'react-router-dom';
import type { NewsRow_article$key } from '../../__generated__/NewsRow_article.graphql.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { newsAdminTexts } from '../../language/newsAdmin.ts';
import { Badge } from '../../ui/Badge.tsx';
import { iconButtonStyle } from '../../ui/IconButton.tsx';
import { EditIcon, ExternalIcon, StarIcon } from '../../ui/icons.tsx';
import { CategoryBadge } from '../CategoryBadge.tsx';
import { NewsDate } from '../NewsDate.tsx';
import { DeleteNewsArticleButton } from './DeleteNewsArticleButton.tsx';
import * as styles from './NewsRow.css.ts';
import { NewsThumbnail } from './NewsThumbnail.tsx';

interface Props {
  article: NewsRow_article$key;
  connectionId: string;
}

/** One article: what it is, how it stands, what can be done with it. */
export function NewsRow({ article: key, connectionId }: Props) {
  const texts = useTexts(newsAdminTexts);
  const article = useFragment(
    graphql`
      fragment NewsRow_article on NewsArticle {
        databaseId
        titleEn
        titleId
        excerptEn
        category
        featured
        published
        publishedAt
        ...NewsThumbnail_article
        ...DeleteNewsArticleButton_article
      }
    `,
    key,
  );
  const { databaseId, titleEn } = article;
  return (
    <article className={styles.row}>
      <NewsThumbnail article={article} />
      <div className={styles.texts}>
        <h2 lang="en" className={styles.title}>
          {titleEn}
        </h2>
        <p lang="id" className={styles.translation}>
          {article.titleId}
        </p>
        {article.excerptEn && (
          <p lang="en" className={styles.excerpt}>
            {article.excerptEn}
          </p>
        )}
      </div>
      <div className={styles.states}>
        <CategoryBadge category={article.category} />
        <Badge tone={article.published ? 'leaf' : 'indigo'}>
          {article.published ? texts.published : texts.draft}
        </Badge>
        {article.featured && (
          <Badge tone="gold">
            <StarIcon />
            {texts.featured}
          </Badge>
        )}
        <span className={styles.date}>
          <NewsDate date={article.publishedAt} />
        </span>
      </div>
      <div className={styles.actions}>
        <a
          href={`/news/${databaseId}`}
          target="_blank"
          rel="noreferrer"
          aria-label={texts.view(titleEn)}
          title={texts.view(titleEn)}
          className={iconButtonStyle()}
        >
          <ExternalIcon />
        </a>
        <Link
          to={`/admin/news/${databaseId}`}
          aria-label={texts.edit(titleEn)}
          title={texts.edit(titleEn)}
          className={iconButtonStyle()}
        >
          <EditIcon />
        </Link>
        <DeleteNewsArticleButton article={article} connectionId={connectionId} />
      </div>
    </article>
  );
}
