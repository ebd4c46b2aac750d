import { Link } from 'react-router-dom';
import { AdminHeading } from '../../admin/AdminHeading.tsx';
import { Part } from '../../admin/Part.tsx';
import { RowsSkeleton } from '../../admin/list/RowsSkeleton.tsx';
import { useHead } from '../../head.ts';
import { adminTexts } from '../../language/admin.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { patternsAdminTexts } from '../../language/patternsAdmin.ts';
import { buttonStyle } from '../../ui/Button.tsx';
import { PlusIcon } from '../../ui/icons.tsx';
import { PatternRows } from './PatternRows.tsx';

/** The list of the batik patterns. */
export function PatternsListPage() {
  const texts = useTexts(patternsAdminTexts);
  const { admin } = useTexts(adminTexts);
  useHead({ title: `${texts.title} – ${admin}`, description: texts.lead, hidden: true });
  return (
    <>
      <AdminHeading
        title={texts.title}
        lead={texts.lead}
        action={
          <Link to="/admin/patterns/new" className={buttonStyle()}>
            <PlusIcon />
            {texts.add}
          </Link>
        }
      />
      <Part skeleton={<RowsSkeleton />}>
        <PatternRows />
      </Part>
    </>
  );
}
