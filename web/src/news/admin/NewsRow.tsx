import { graphql, useFragment } from 'react-relay/hooks.js';
import { Link, useLocation } from 'react-router-dom';
import type { NewsRow_article$key } from '../../__generated__/NewsRow_article.graphql.ts';
import { DeleteButton } from '../../admin/list/DeleteButton.tsx';
import * as styles from '../../admin/list/Row.css.ts';
import { SelectBox } from '../../admin/list/SelectBox.tsx';
import { pick } from '../../language/language.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { newsAdminTexts } from '../../language/newsAdmin.ts';
import { Badge } from '../../ui/Badge.tsx';
import { iconButtonStyle } from '../../ui/IconButton.tsx';
import { EditIcon, ExternalIcon, StarIcon } from '../../ui/icons.tsx';
import { CategoryBadge } from '../CategoryBadge.tsx';
import { localDate } from '../../admin/localMoment.ts';
import { NewsThumbnail } from './NewsThumbnail.tsx';
import { useDeleteNewsArticle } from './useDeleteNewsArticle.ts';

interface Props {
  article: NewsRow_article$key;
  connectionId: string;
  isSelected: boolean;
  onSelect: () => void;
}

/** One article: what it is, how it stands, what can be done with it. */
export function NewsRow({ article: key, connectionId, isSelected, onSelect }: Props) {
  const texts = useTexts(newsAdminTexts);
  const article = useFragment(
    graphql`
      fragment NewsRow_article on NewsArticle {
        databaseId
        version
        titleEn
        titleId
        excerptEn
        category
        featured
        published
        publishedAt
        ...NewsThumbnail_article
      }
    `,
    key,
  );
  const { databaseId, titleEn } = article;
  const { language } = useLanguage();
  const { search } = useLocation();
  const { remove, isDeleting } = useDeleteNewsArticle(connectionId);
  return (
    <article className={styles.row}>
      <div className={styles.choosable}>
        <NewsThumbnail article={article} />
        <div className={styles.choice}>
          <SelectBox label={texts.select(titleEn)} checked={isSelected} onChange={onSelect} />
        </div>
      </div>
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
          <time dateTime={article.publishedAt}>{localDate(language, article.publishedAt)}</time>
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
          to={{ pathname: `/admin/news/${databaseId}`, search }}
          aria-label={texts.edit(titleEn)}
          title={texts.edit(titleEn)}
          className={iconButtonStyle()}
        >
          <EditIcon />
        </Link>
        <DeleteButton
          row={{ databaseId, version: article.version }}
          thing={pick(language, titleEn, article.titleId)}
          question={texts.deleteTitle}
          isDeleting={isDeleting}
          onDelete={remove}
        />
      </div>
    </article>
  );
}
