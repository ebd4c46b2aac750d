import { graphql, useFragment } from 'react-relay/hooks.js';
import type { TimelineRow_item$key } from '../../__generated__/TimelineRow_item.graphql.ts';
import { DetailedRow } from '../../admin/list/DetailedRow.tsx';
import { quiet } from '../../admin/list/Row.css.ts';
import { TranslationBadges } from '../../admin/list/TranslationBadges.tsx';
import { CopyChip } from '../../admin/list/CopyChip.tsx';
import { OpenBy } from '../../admin/presence/PeopleHere.tsx';
import { LastChange } from '../../admin/list/LastChange.tsx';
import { RowActions } from '../../admin/section/RowActions.tsx';
import { RowThumbnail } from '../../admin/section/RowThumbnail.tsx';
import { formTexts } from '../../language/formTexts.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { timelineAdminTexts } from './timelineAdminTexts.ts';
import { StateChip } from '../../admin/list/StateChip.tsx';
import { PictureLink } from '../../admin/section/PictureLink.tsx';

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
  const { databaseId, imageUrl, active } = item;
  const { language } = useLanguage();
  const en = { lang: 'en', year: item.yearEn, title: item.titleEn, text: item.descriptionEn } as const;
  const id = { lang: 'id', year: item.yearId, title: item.titleId, text: item.descriptionId } as const;
  const [own, other] = language === 'en' ? [en, id] : [id, en];
  return (
    <DetailedRow
      picture={
        <RowThumbnail
          url={imageUrl}
          picture={item.image}
          fallback={`/api/placeholder/96/72?seed=timeline-${databaseId}`}
        />
      }
      title={
        <span lang={own.lang}>
          {own.year} - {own.title}
        </span>
      }
      states={
        <>
          <OpenBy entity="TimelineItem" id={databaseId} />
          <CopyChip unpublishedChanges={item.unpublishedChanges} />
          <LastChange change={item.lastChange} />
          <TranslationBadges gaps={item.translationGaps} />
          {active ? (
            <span className={quiet}>{texts.state(item.order, words.active)}</span>
          ) : (
            <StateChip tone="indigo">{texts.state(item.order, words.inactive)}</StateChip>
          )}
        </>
      }
      facts={[
        <span key={other.lang} lang={other.lang}>
          {other.year} - {other.title}
        </span>,
      ]}
      link={<PictureLink url={imageUrl} label={texts.imageLink(imageUrl)} />}
      texts={[own, other]}
      actions={<RowActions id={databaseId} version={item.version} name={own.title} />}
    />
  );
}
