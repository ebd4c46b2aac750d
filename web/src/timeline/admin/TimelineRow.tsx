import { graphql, useFragment } from 'react-relay/hooks.js';
import type { TimelineRow_item$key } from '../../__generated__/TimelineRow_item.graphql.ts';
import { TranslationBadges } from '../../admin/list/TranslationBadges.tsx';
import { CopyChip } from '../../admin/list/CopyChip.tsx';
import { OpenBy } from '../../admin/presence/PeopleHere.tsx';
import { LastChange } from '../../admin/list/LastChange.tsx';
import { RowActions } from '../../admin/section/RowActions.tsx';
import { RowThumbnail } from '../../admin/section/RowThumbnail.tsx';
import { formTexts } from '../../language/formTexts.ts';
import { pick } from '../../shared/language.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { timelineAdminTexts } from './timelineAdminTexts.ts';
import { StateChip } from '../../admin/list/StateChip.tsx';
import { PictureLink } from '../../admin/section/PictureLink.tsx';
import { TimelineBlock } from './TimelineBlock.tsx';
import * as type from '../../theme/typography.css.ts';
import * as styles from './TimelineRow.css.ts';

interface Props {
  item: TimelineRow_item$key;
}

/** An item with all its fields and buttons (docs/product.md#editing-the-timeline). */
export function TimelineRow({ item: key }: Props) {
  const texts = useTexts(timelineAdminTexts);
  const words = useTexts(formTexts);
  const item = useFragment(
    graphql`
      fragment TimelineRow_item on TimelineItem {
        databaseId
        version
        unpublishedChanges
        lastChange {
          ...LastChange_change
        }
        translationGaps {
          ...TranslationBadges_gaps
        }
        yearEn
        yearId
        titleEn
        titleId
        descriptionEn
        descriptionId
        imageUrl
        order
        active
        image {
          ...RowThumbnail_picture
        }
      }
    `,
    key,
  );
  const { databaseId, titleEn, titleId, imageUrl, active } = item;
  const { language } = useLanguage();
  const title = pick(language, titleEn, titleId);
  return (
    <article className={styles.row}>
      <RowThumbnail
        url={imageUrl}
        picture={item.image}
        fallback={`/api/placeholder/96/72?seed=timeline-${databaseId}`}
      />
      <div className={styles.head}>
        <h2 lang="en" className={type.rowTitle}>
          {item.yearEn} - {titleEn}
        </h2>
        <p className={styles.facts}>
          {active ? (
            <span className={styles.state}>{texts.state(item.order, texts.active)}</span>
          ) : (
            <StateChip tone="indigo">{texts.state(item.order, texts.inactive)}</StateChip>
          )}
          <OpenBy entity="TimelineItem" id={item.databaseId} />
          <CopyChip unpublishedChanges={item.unpublishedChanges} />
          <LastChange change={item.lastChange} />
          <TranslationBadges gaps={item.translationGaps} />
          <PictureLink url={imageUrl} label={texts.imageLink(imageUrl)} />
        </p>
      </div>
      <div className={styles.blocks}>
        <TimelineBlock
          lang="en"
          language={words.english}
          year={item.yearEn}
          title={titleEn}
          text={item.descriptionEn}
        />
        <TimelineBlock
          lang="id"
          language={words.indonesian}
          year={item.yearId}
          title={titleId}
          text={item.descriptionId}
        />
      </div>
      <div className={styles.actions}>
        <RowActions id={databaseId} version={item.version} name={title} />
      </div>
    </article>
  );
}
