import type { LoadTheirs } from '../../admin/form/ConflictPanel.tsx';
import { EditForm } from '../../admin/form/EditForm.tsx';
import * as styles from '../../admin/form/EditForm.css.ts';
import { pairLabels } from '../../admin/form/pairLabels.ts';
import { TextPairField } from '../../admin/form/TextPairField.tsx';
import type { EditFormState } from '../../admin/form/useEditForm.ts';
import { communitiesAdminTexts } from '../../language/communitiesAdmin.ts';
import { formTexts } from '../../language/formAdmin.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { CommunityDetailFields } from './CommunityDetailFields.tsx';
import { communitiesListAddress, communityLimits, type CommunityFormValues } from './communityFormValues.ts';
import { ContactInfoFields } from './ContactInfoFields.tsx';

interface Props {
  form: EditFormState<CommunityFormValues>;
  isNew: boolean;
  loadTheirs?: LoadTheirs<CommunityFormValues>;
}

/** The form of a community (specification sections 2.10 and 5). */
export function CommunityForm({ form, isNew, loadTheirs }: Props) {
  const texts = useTexts(communitiesAdminTexts);
  const words = useTexts(formTexts);
  const labels = {
    ...pairLabels(words, { name: texts.name, description: texts.description }),
    location: texts.location,
    imageUrl: texts.imageUrl,
    contactInfo: texts.contactInfo,
    active: texts.active,
  };
  return (
    <EditForm
      form={form}
      labels={labels}
      {...(loadTheirs && { loadTheirs })}
      submitText={isNew ? texts.create : texts.update}
      listAddress={communitiesListAddress}
    >
      <div className={styles.columns}>
        <div className={styles.texts}>
          <TextPairField form={form} name="name" label={texts.name} limit={communityLimits.name} required />
          <TextPairField
            form={form}
            name="description"
            label={texts.description}
            limit={communityLimits.description}
            rows={2}
          />
          <ContactInfoFields form={form} />
        </div>
        <CommunityDetailFields form={form} />
      </div>
    </EditForm>
  );
}
