import type { LoadTheirs } from '../../admin/form/ConflictPanel.tsx';
import { EditForm } from '../../admin/form/EditForm.tsx';
import * as styles from '../../admin/form/EditForm.css.ts';
import { pairLabels } from '../../admin/form/pairLabels.ts';
import { TextPairField } from '../../admin/form/TextPairField.tsx';
import type { EditFormState } from '../../admin/form/useEditForm.ts';
import { formTexts } from '../../language/formAdmin.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { patternsAdminTexts } from '../../language/patternsAdmin.ts';
import { PatternDetailFields } from './PatternDetailFields.tsx';
import { patternLimits, patternsListAddress, type PatternFormValues } from './patternFormValues.ts';

interface Props {
  form: EditFormState<PatternFormValues>;
  isNew: boolean;
  loadTheirs?: LoadTheirs<PatternFormValues>;
}

/** The form of a batik pattern (specification section 3). */
export function PatternForm({ form, isNew, loadTheirs }: Props) {
  const texts = useTexts(patternsAdminTexts);
  const words = useTexts(formTexts);
  const labels = {
    ...pairLabels(words, { name: texts.name, meaning: texts.meaning, description: texts.description }),
    origin: texts.origin,
    imageUrl: texts.image,
  };
  return (
    <EditForm
      form={form}
      labels={labels}
      {...(loadTheirs && { loadTheirs })}
      submitText={isNew ? texts.create : texts.update}
      listAddress={patternsListAddress}
    >
      <div className={styles.texts}>
        <TextPairField form={form} name="name" label={texts.name} limit={patternLimits.name} required />
        <TextPairField
          form={form}
          name="meaning"
          label={texts.meaning}
          limit={patternLimits.meaning}
          rows={3}
        />
        <TextPairField
          form={form}
          name="description"
          label={texts.description}
          limit={patternLimits.description}
          rows={5}
        />
        <PatternDetailFields form={form} />
      </div>
    </EditForm>
  );
}
