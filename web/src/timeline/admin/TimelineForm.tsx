import type { LoadTheirs } from '../../admin/form/ConflictPanel.tsx';
import { EditForm } from '../../admin/form/EditForm.tsx';
import * as styles from '../../admin/form/EditForm.css.ts';
import { pairLabels } from '../../admin/form/pairLabels.ts';
import { TextPairField } from '../../admin/form/TextPairField.tsx';
import type { EditFormState } from '../../admin/form/useEditForm.ts';
import { formTexts } from '../../language/formAdmin.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { timelineAdminTexts } from '../../language/timelineAdmin.ts';
import { TimelineDetailFields } from './TimelineDetailFields.tsx';
import { timelineLimits, timelineListAddress, type TimelineFormValues } from './timelineFormValues.ts';

interface Props {
  form: EditFormState<TimelineFormValues>;
  isNew: boolean;
  loadTheirs?: LoadTheirs<TimelineFormValues>;
}

/** The form of a timeline item (specification sections 2.10 and 5). */
export function TimelineForm({ form, isNew, loadTheirs }: Props) {
  const texts = useTexts(timelineAdminTexts);
  const words = useTexts(formTexts);
  const labels = {
    ...pairLabels(words, { year: texts.year, title: texts.itemTitle, description: texts.description }),
    imageUrl: texts.imageUrl,
    order: texts.order,
    active: texts.active,
  };
  return (
    <EditForm
      form={form}
      labels={labels}
      {...(loadTheirs && { loadTheirs })}
      submitText={isNew ? texts.create : texts.update}
      listAddress={timelineListAddress}
      isCheckedByBrowser
    >
      <div className={styles.columns}>
        <div className={styles.texts}>
          <TextPairField
            form={form}
            name="year"
            label={texts.year}
            limit={timelineLimits.year}
            required
            hint={texts.yearHint}
          />
          <TextPairField
            form={form}
            name="title"
            label={texts.itemTitle}
            limit={timelineLimits.title}
            required
          />
          <TextPairField
            form={form}
            name="description"
            label={texts.description}
            limit={timelineLimits.description}
            required
            rows={3}
          />
        </div>
        <TimelineDetailFields form={form} />
      </div>
    </EditForm>
  );
}
