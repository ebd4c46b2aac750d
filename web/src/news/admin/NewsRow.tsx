import { graphql, useFragment } from 'react-relay/hooks.js';
import type { NewsRow_article$key } from '../../__generated__/NewsRow_article.graphql.ts';
import * as styles from '../../admin/list/Row.css.ts';
import { StateChip } from '../../admin/list/StateChip.tsx';
import { RowTexts } from '../../admin/list/RowTexts.tsx';
import { SelectBox } from '../../admin/list/SelectBox.tsx';
import { TranslationBadges } from '../../admin/list/TranslationBadges.tsx';
import { CopyChip } from '../../admin/list/CopyChip.tsx';
import { OpenBy } from '../../admin/presence/PeopleHere.tsx';
import { LastChange } from '../../admin/list/LastChange.tsx';
import { RowActions } from '../../admin/section/RowActions.tsx';
import { RowThumbnail } from '../../admin/section/RowThumbnail.tsx';
import { pick } from '../../shared/language.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { newsAdminTexts } from './newsAdminTexts.ts';
import { FindingCount } from './FindingCount.tsx';
import { NewsMoment, NewsState } from './NewsState.tsx';
import { StarIcon } from '../../ui/moreIcons.tsx';
import { CategoryBadge } from '../CategoryBadge.tsx';

interface Props {
  article: NewsRow_article$key;
  isSelected: boolean;
  /** Absent for those who have no use for a selection. */
  onSelect?: (() => void) | undefined;
}

/** One article: its titles, its states and its actions. */
export function NewsRow({ article: key, isSelected, onSelect }: Props) {
  const texts = useTexts(newsAdminTexts);
  const article = useFragment(
    graphql`
      fragment NewsRow_article on NewsArticle {
        databaseId
        version
        unpublishedChanges
        lastChange {
          ...LastChange_change
        }
        translationGaps {
          ...TranslationBadges_gaps
        }
        titleEn
        titleId
        excerptEn
        excerptId
        category
        featured
        ...FindingCount_article
        ...NewsState_article
        ...NewsState_moment
        imageUrl
        image {
          ...RowThumbnail_picture
        }
      }
    `,
    key,
  );
  const { databaseId, titleEn, titleId } = article;
  const { language } = useLanguage();
  const name = pick(language, titleEn, titleId) || titleEn;
  return (
    <article className={onSelect ? styles.selectable : styles.stated}>
      {onSelect && (
        <div className={styles.select}>
          <SelectBox label={texts.select(name)} checked={isSelected} onChange={onSelect} />
        </div>
      )}
      <RowThumbnail
        url={article.imageUrl}
        picture={article.image}
        fallback={`/api/placeholder/96/72?seed=news-${databaseId}`}
      />
      <RowTexts
        name={{ en: titleEn, id: titleId }}
        excerpt={{ en: article.excerptEn, id: article.excerptId }}
      />
      <div className={styles.foot}>
        <div className={styles.states}>
          {article.featured && (
            <StateChip tone="gold">
              <StarIcon />
              {texts.featured}
            </StateChip>
          )}
          <FindingCount article={article} name={name} />
          <OpenBy entity="NewsArticle" id={article.databaseId} />
          <CopyChip unpublishedChanges={article.unpublishedChanges} />
          <LastChange change={article.lastChange} />
          <TranslationBadges gaps={article.translationGaps} />
          <CategoryBadge category={article.category} />
          <NewsState article={article} />
          <span className={styles.date}>
            <NewsMoment article={article} />
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
      </div>
    </article>
  );
}
