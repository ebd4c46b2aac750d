import { graphql, useFragment } from 'react-relay/hooks.js';
import type { NewsRow_article$key } from '../../__generated__/NewsRow_article.graphql.ts';
import * as type from '../../theme/typography.css.ts';
import * as styles from '../../admin/list/Row.css.ts';
import { SelectBox } from '../../admin/list/SelectBox.tsx';
import { TranslationBadges } from '../../admin/list/TranslationBadges.tsx';
import { RowActions } from '../../admin/section/RowActions.tsx';
import { RowThumbnail } from '../../admin/section/RowThumbnail.tsx';
import { pick } from '../../shared/language.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { newsAdminTexts } from './newsAdminTexts.ts';
import { Badge } from '../../ui/Badge.tsx';
import { StarIcon } from '../../ui/icons.tsx';
import { CategoryBadge } from '../CategoryBadge.tsx';
import { localDate } from '../../language/localMoment.ts';

interface Props {
  article: NewsRow_article$key;
  isSelected: boolean;
  onSelect: () => void;
}

/** One article: its titles, its states and its actions. */
export function NewsRow({ article: key, isSelected, onSelect }: Props) {
  const texts = useTexts(newsAdminTexts);
  const article = useFragment(
    graphql`
      fragment NewsRow_article on NewsArticle {
        databaseId
        version
        translationGaps {
          ...TranslationBadges_gaps
        }
        titleEn
        titleId
        excerptEn
        category
        featured
        published
        publishedAt
        imageUrl
        image {
          ...RowThumbnail_picture
        }
      }
    `,
    key,
  );
  const { databaseId, titleEn } = article;
  const { language } = useLanguage();
  const name = pick(language, titleEn, article.titleId) || titleEn;
  return (
    <article className={styles.selectable}>
      <div className={styles.select}>
        <SelectBox label={texts.select(name)} checked={isSelected} onChange={onSelect} />
      </div>
      <RowThumbnail
        url={article.imageUrl}
        picture={article.image}
        fallback={`/api/placeholder/96/64?seed=news-${databaseId}`}
      />
      <div className={styles.texts}>
        <h2 lang="en" className={type.rowTitle}>
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
        <TranslationBadges gaps={article.translationGaps} />
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
        <RowActions
          id={databaseId}
          version={article.version}
          name={name}
          external={{ href: `/news/${databaseId}`, label: texts.view(name) }}
        />
      </div>
    </article>
  );
}
