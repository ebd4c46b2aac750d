import type { LoadTheirs } from '../../admin/form/ConflictPanel.tsx';
import { EditForm } from '../../admin/form/EditForm.tsx';
import * as styles from '../../admin/form/EditForm.css.ts';
import type { EditFormState } from '../../admin/form/useEditForm.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { partnersAdminTexts } from '../../language/partnersAdmin.ts';
import { PartnerFields } from './PartnerFields.tsx';
import { PartnerPlaceFields } from './PartnerPlaceFields.tsx';
import { partnersListAddress, type PartnerFormValues } from './partnerFormValues.ts';

interface Props {
  form: EditFormState<PartnerFormValues>;
  isNew: boolean;
  loadTheirs?: LoadTheirs<PartnerFormValues>;
}

/** The form of a partner (specification sections 2.10 and 5). */
export function PartnerForm({ form, isNew, loadTheirs }: Props) {
  const texts = useTexts(partnersAdminTexts);
  const labels = {
    name: texts.name,
    logoUrl: texts.logo,
    websiteUrl: texts.website,
    description: texts.description,
    tier: texts.tier,
    active: texts.active,
  };
  return (
    <EditForm
      form={form}
      labels={labels}
      {...(loadTheirs && { loadTheirs })}
      submitText={isNew ? texts.create : texts.update}
      listAddress={partnersListAddress}
    >
      <div className={styles.columns}>
        <PartnerFields form={form} />
        <PartnerPlaceFields form={form} />
      </div>
    </EditForm>
  );
}
