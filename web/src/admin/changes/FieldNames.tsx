import type { ReactNode } from 'react';
import { communityAdminTexts } from '../../communities/admin/communityAdminTexts.ts';
import { communityFields } from '../../communities/admin/communityFields.ts';
import { contentAdminTexts } from '../../content/admin/contentAdminTexts.ts';
import { contentFields } from '../../content/admin/contentFields.ts';
import { glossaryAdminTexts } from '../../glossary/admin/glossaryAdminTexts.ts';
import { glossaryFields } from '../../glossary/admin/glossaryFields.ts';
import { DeclaredFieldsContext } from '../../history/fieldNames.ts';
import { newsAdminTexts } from '../../news/admin/newsAdminTexts.ts';
import { newsFields } from '../../news/admin/newsFields.ts';
import { partnerAdminTexts } from '../../partners/admin/partnerAdminTexts.ts';
import { partnerFields } from '../../partners/admin/partnerFields.ts';
import { patternAdminTexts } from '../../patterns/admin/patternAdminTexts.ts';
import { patternFields } from '../../patterns/admin/patternFields.ts';
import { timelineAdminTexts } from '../../timeline/admin/timelineAdminTexts.ts';
import { timelineFields } from '../../timeline/admin/timelineFields.ts';

const declared = {
  BatikPattern: { texts: patternAdminTexts, fields: patternFields },
  Community: { texts: communityAdminTexts, fields: communityFields },
  ContentEntry: { texts: contentAdminTexts, fields: contentFields },
  GlossaryTerm: { texts: glossaryAdminTexts, fields: glossaryFields },
  NewsArticle: { texts: newsAdminTexts, fields: newsFields },
  Partner: { texts: partnerAdminTexts, fields: partnerFields },
  TimelineItem: { texts: timelineAdminTexts, fields: timelineFields },
};

/** Names the fields of every noun, and their values, for the changes it contains, as the noun’s form does. */
export function FieldNames({ children }: { children: ReactNode }) {
  return <DeclaredFieldsContext value={declared}>{children}</DeclaredFieldsContext>;
}
