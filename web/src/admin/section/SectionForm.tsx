import { formTexts } from '../../language/formTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import type { LoadTheirs } from '../form/ConflictPanel.tsx';
import type { WorkingCopyState } from '../form/copy/useWorkingCopy.ts';
import { EditForm } from '../form/EditForm.tsx';
import type { FormOf, FragmentKey, ValuesOf } from '../form/fieldSet.ts';
import { FormColumns } from '../form/FormFields.tsx';
import { PreviewButton } from '../form/preview/PreviewButton.tsx';
import type { ListNode } from './list.ts';
import type { SectionOptions } from './section.tsx';
import { useListAddress } from './useSectionForm.ts';

interface Props<Node extends ListNode, Key extends FragmentKey, Input> {
  section: SectionOptions<Node, Key, Input>;
  form: FormOf<Key>;
  copy: WorkingCopyState;
  /** Null for a new item. */
  itemId: number | null;
  submitText: string;
  loadTheirs?: LoadTheirs<ValuesOf<Key>>;
}

/** The form of a section’s items, new or stored. */
export function SectionForm<Node extends ListNode, Key extends FragmentKey, Input>({
  section,
  form,
  copy,
  itemId,
  submitText,
  loadTheirs,
}: Props<Node, Key, Input>) {
  const texts = useTexts(section.texts);
  const words = useTexts(formTexts);
  const {
    fields,
    pagePath,
    FormActions,
    FormChecks,
    isStacked = false,
    isCheckedByBrowser = false,
  } = section;
  return (
    <EditForm
      form={form}
      copy={copy}
      compared={fields.compared(words, texts.fields)}
      {...(loadTheirs && { loadTheirs })}
      submitText={submitText}
      listAddress={useListAddress(section)}
      isCheckedByBrowser={isCheckedByBrowser}
      actions={
        <>
          {pagePath && <PreviewButton kept={form.copy} copy={copy} pagePath={pagePath} />}
          {FormActions && <FormActions form={form} />}
        </>
      }
    >
      <FormColumns
        form={form}
        fields={fields}
        texts={texts.fields}
        title={texts.details}
        isStacked={isStacked}
      />
      {FormChecks && <FormChecks form={form} itemId={itemId} />}
    </EditForm>
  );
}
