import { Link } from 'react-router-dom';
import { AdminHeading } from '../../admin/AdminHeading.tsx';
import { Part } from '../../admin/Part.tsx';
import { useHead } from '../../head.ts';
import { adminTexts } from '../../language/admin.ts';
import { timelineAdminTexts } from '../../language/timelineAdmin.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { buttonStyle } from '../../ui/Button.tsx';
import { PlusIcon } from '../../ui/icons.tsx';
import { TimelineRows } from './TimelineRows.tsx';
import { TimelineRowsSkeleton } from './TimelineRowsSkeleton.tsx';

/** The history timeline as a list (specification section 2.10). */
export function TimelineListPage() {
  const texts = useTexts(timelineAdminTexts);
  const { admin } = useTexts(adminTexts);
  useHead({ title: `${texts.title} – ${admin}`, description: texts.lead, hidden: true });
  return (
    <>
      <AdminHeading
        title={texts.title}
        lead={texts.lead}
        action={
          <Link to="/admin/timeline/new" className={buttonStyle()}>
            <PlusIcon />
            {texts.add}
          </Link>
        }
      />
      <Part skeleton={<TimelineRowsSkeleton />}>
        <TimelineRows />
      </Part>
    </>
  );
}
