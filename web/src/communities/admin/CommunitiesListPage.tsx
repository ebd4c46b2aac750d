import { Link } from 'react-router-dom';
import { AdminHeading } from '../../admin/AdminHeading.tsx';
import { Part } from '../../admin/Part.tsx';
import { useHead } from '../../head.ts';
import { adminTexts } from '../../language/admin.ts';
import { communitiesAdminTexts } from '../../language/communitiesAdmin.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { buttonStyle } from '../../ui/Button.tsx';
import { PlusIcon } from '../../ui/icons.tsx';
import { CommunityRows } from './CommunityRows.tsx';
import { CommunityRowsSkeleton } from './CommunityRowsSkeleton.tsx';

/** The list of the communities (specification section 2.10). */
export function CommunitiesListPage() {
  const texts = useTexts(communitiesAdminTexts);
  const { admin } = useTexts(adminTexts);
  useHead({ title: `${texts.title} – ${admin}`, description: texts.lead, hidden: true });
  return (
    <>
      <AdminHeading
        title={texts.title}
        lead={texts.lead}
        action={
          <Link to="/admin/communities/new" className={buttonStyle()}>
            <PlusIcon />
            {texts.add}
          </Link>
        }
      />
      <Part skeleton={<CommunityRowsSkeleton />}>
        <CommunityRows />
      </Part>
    </>
  );
}
