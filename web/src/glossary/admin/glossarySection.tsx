import { section } from '../../admin/section/section.tsx';
import { glossaryAdminTexts } from './glossaryAdminTexts.ts';
import { create, item, list, remove, update } from './glossaryDocuments.ts';
import { glossaryFields } from './glossaryFields.ts';
import { GlossaryRow } from './GlossaryRow.tsx';

/** The glossary’s section of the dashboard (docs/product.md#glossary). */
export const glossarySection = section({
  path: 'glossary',
  entity: 'GlossaryTerm',
  texts: glossaryAdminTexts,
  list,
  item,
  create,
  update,
  remove,
  fields: glossaryFields,
  rows: { Row: GlossaryRow, texts: glossaryAdminTexts },
});
