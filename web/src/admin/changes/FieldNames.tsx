import type { ReactNode } from 'react';
import { communitiesAdminTexts } from '../../communities/admin/communityAdminTexts.ts';
import { FieldTextsContext } from '../../history/fieldNames.ts';
import { newsAdminTexts } from '../../news/admin/newsAdminTexts.ts';
import { partnersAdminTexts } from '../../partners/admin/partnerAdminTexts.ts';
import { patternsAdminTexts } from '../../patterns/admin/patternAdminTexts.ts';
import { timelineAdminTexts } from '../../timeline/admin/timelineAdminTexts.ts';

const fieldTexts = {
  BatikPattern: patternsAdminTexts,
  Community: communitiesAdminTexts,
  NewsArticle: newsAdminTexts,
  Partner: partnersAdminTexts,
  TimelineItem: timelineAdminTexts,
};

/** Names the fields of every noun in the changes within, as its form does. */
export function FieldNames({ children }: { children: ReactNode }) {
  return <FieldTextsContext value={fieldTexts}>{children}</FieldTextsContext>;
}
