import type { ReactNode } from 'react';
import { communityAdminTexts } from '../../communities/admin/communityAdminTexts.ts';
import { FieldTextsContext } from '../../history/fieldNames.ts';
import { newsAdminTexts } from '../../news/admin/newsAdminTexts.ts';
import { partnerAdminTexts } from '../../partners/admin/partnerAdminTexts.ts';
import { patternAdminTexts } from '../../patterns/admin/patternAdminTexts.ts';
import { timelineAdminTexts } from '../../timeline/admin/timelineAdminTexts.ts';

const fieldTexts = {
  BatikPattern: patternAdminTexts,
  Community: communityAdminTexts,
  NewsArticle: newsAdminTexts,
  Partner: partnerAdminTexts,
  TimelineItem: timelineAdminTexts,
};

/** Names the fields of every noun for the changes it contains, as the noun’s form does. */
export function FieldNames({ children }: { children: ReactNode }) {
  return <FieldTextsContext value={fieldTexts}>{children}</FieldTextsContext>;
}
