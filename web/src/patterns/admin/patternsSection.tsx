import { TranslationListHead } from '../../admin/list/ListHead.tsx';
import { section } from '../../admin/section/section.tsx';
import { patternAdminTexts } from './patternAdminTexts.ts';
import { create, item, list, remove, update } from './patternDocuments.ts';
import { patternFields } from './patternFields.ts';
import { PatternRow } from './PatternRow.tsx';

/** The batik patterns’ section of the dashboard. */
export const patternsSection = section({
  path: 'patterns',
  entity: 'BatikPattern',
  texts: patternAdminTexts,
  list,
  item,
  create,
  update,
  remove,
  stillRight: update,
  fields: patternFields,
  ListHead: TranslationListHead,
  rows: { Row: PatternRow, texts: patternAdminTexts },
  pagePath: '/heritage',
  isStacked: true,
});
