import { useNavigate } from 'react-router-dom';
import { FormPage } from '../../admin/form/FormPage.tsx';
import { useEditForm } from '../../admin/form/useEditForm.ts';
import { patternsAdminTexts } from '../../language/patternsAdmin.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { PatternForm } from './PatternForm.tsx';
import {
  patternsListAddress,
  patternInput,
  newPatternFormValues,
  requiredPatternFields,
} from './patternFormValues.ts';
import { usePatternsConnection } from './usePatternsConnection.ts';
import { useCreatePattern } from './useCreatePattern.ts';

export function NewPatternPage() {
  const texts = useTexts(patternsAdminTexts);
  return (
    <FormPage title={texts.newTitle} back={{ to: patternsListAddress, text: texts.backToList }}>
      <NewPattern />
    </FormPage>
  );
}

function NewPattern() {
  const { connectionId } = usePatternsConnection();
  const navigate = useNavigate();
  const create = useCreatePattern();
  const form = useEditForm({
    name: 'pattern/new',
    initial: newPatternFormValues,
    version: 0,
    required: requiredPatternFields,
    onSave: ({ values, base }) => create({ input: patternInput(values, base), connections: [connectionId] }),
    onSaved: () => void navigate(patternsListAddress),
  });
  return <PatternForm form={form} isNew />;
}
