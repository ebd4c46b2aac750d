import { ActiveTranslationListHead } from '../../admin/list/ListHead.tsx';
import { DetailedRowsSkeleton } from '../../admin/list/DetailedRowsSkeleton.tsx';
import { section } from '../../admin/section/section.tsx';
import { timelineAdminTexts } from './timelineAdminTexts.ts';
import { create, item, list, remove, update } from './timelineDocuments.ts';
import { timelineFields } from './timelineFields.ts';
import { TimelineRow } from './TimelineRow.tsx';

/** The timeline’s section of the dashboard (docs/product.md#editing-the-timeline). */
export const timelineSection = section({
  path: 'timeline',
  entity: 'TimelineItem',
  texts: timelineAdminTexts,
  list,
  item,
  create,
  update,
  remove,
  stillRight: update,
  fields: timelineFields,
  duplicated: { active: false },
  ListHead: ActiveTranslationListHead,
  rows: { Row: TimelineRow, texts: timelineAdminTexts },
  skeleton: <DetailedRowsSkeleton texts={timelineAdminTexts} />,
  isCheckedByBrowser: true,
});
