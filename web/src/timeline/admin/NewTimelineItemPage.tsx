import { useNavigate } from 'react-router-dom';
import { FormPage } from '../../admin/form/FormPage.tsx';
import { useEditForm } from '../../admin/form/useEditForm.ts';
import { timelineAdminTexts } from '../../language/timelineAdmin.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { TimelineForm } from './TimelineForm.tsx';
import {
  timelineListAddress,
  timelineItemInput,
  newTimelineFormValues,
  requiredTimelineFields,
} from './timelineFormValues.ts';
import { useTimelineConnection } from './useTimelineConnection.ts';
import { useCreateTimelineItem } from './useCreateTimelineItem.ts';

export function NewTimelineItemPage() {
  const texts = useTexts(timelineAdminTexts);
  return (
    <FormPage title={texts.newTitle} back={{ to: timelineListAddress, text: texts.backToList }}>
      <NewTimelineItem />
    </FormPage>
  );
}

function NewTimelineItem() {
  const { connectionId } = useTimelineConnection();
  const navigate = useNavigate();
  const create = useCreateTimelineItem();
  const form = useEditForm({
    name: 'timeline/new',
    initial: newTimelineFormValues,
    version: 0,
    required: requiredTimelineFields,
    onSave: ({ values }) => create({ input: timelineItemInput(values), connections: [connectionId] }),
    onSaved: () => void navigate(timelineListAddress),
  });
  return <TimelineForm form={form} isNew />;
}
