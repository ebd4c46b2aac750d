import { Link } from 'react-router-dom';
import { AdminHeading } from '../../admin/AdminHeading.tsx';
import { Part } from '../../admin/Part.tsx';
import { PartnerTiersSkeleton } from './PartnerTiersSkeleton.tsx';
import { useHead } from '../../head.ts';
import { adminTexts } from '../../language/admin.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { partnersAdminTexts } from '../../language/partnersAdmin.ts';
import { buttonStyle } from '../../ui/Button.tsx';
import { PlusIcon } from '../../ui/icons.tsx';
import { PartnerTiers } from './PartnerTiers.tsx';

/** The partners by tier (specification section 2.10). */
export function PartnersListPage() {
  const texts = useTexts(partnersAdminTexts);
  const { admin } = useTexts(adminTexts);
  useHead({ title: `${texts.title} – ${admin}`, description: texts.lead, hidden: true });
  return (
    <>
      <AdminHeading
        title={texts.title}
        lead={texts.lead}
        action={
          <Link to="/admin/partners/new" className={buttonStyle()}>
            <PlusIcon />
            {texts.add}
          </Link>
        }
      />
      <Part skeleton={<PartnerTiersSkeleton />}>
        <PartnerTiers />
      </Part>
    </>
  );
}
