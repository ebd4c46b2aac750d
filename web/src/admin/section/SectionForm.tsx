import { useState, type ReactNode } from 'react';
import { formTexts } from '../../language/formTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { ViewSwitch } from '../form/bar/ViewSwitch.tsx';
import type { LoadTheirs } from '../form/ConflictPanel.tsx';
import { changesOf } from '../form/copy/copyChanges.ts';
import { CompareButton } from '../form/copy/CompareButton.tsx';
import { DiscardCopy } from '../form/copy/DiscardCopy.tsx';
import type { WorkingCopyState } from '../form/copy/useWorkingCopy.ts';
import { EditForm } from '../form/EditForm.tsx';
import type { FormOf, FragmentKey, ValuesOf } from '../form/fieldSet.ts';
import { FormColumns } from '../form/FormFields.tsx';
import { DrawerButton } from '../form/sheet/DrawerButton.tsx';
import { Sheet } from '../form/sheet/Sheet.tsx';
import { SheetContext, useSheet } from '../form/sheet/useSheet.ts';
import type { ListNode } from './list.ts';
import type { SectionOptions } from './section.tsx';
import { useOthersAtForm } from '../presence/useOthersAtForm.ts';
import { publishOf, useListAddress } from './useSectionForm.ts';
import { useViewerMay } from '../parts/useViewerMay.ts';

interface Props<Node extends ListNode, Key extends FragmentKey, Input> {
  section: SectionOptions<Node, Key, Input>;
  form: FormOf<Key>;
  copy: WorkingCopyState;
  /** Null for a new item. */
  itemId: number | null;
  submitText: string;
  loadTheirs?: LoadTheirs<ValuesOf<Key>>;
  /** The item’s history; absent for a new one. */
  history?: ReactNode;
}

/** The form of a section’s items, new or stored. */
export function SectionForm<Node extends ListNode, Key extends FragmentKey, Input>({
  section,
  form,
  copy,
  itemId,
  submitText,
  loadTheirs,
  history,
}: Props<Node, Key, Input>) {
  const texts = useTexts(section.texts);
  const words = useTexts(formTexts);
  const { fields, pagePath, FormEffect, FormChecks, isStacked = false, isCheckedByBrowser = false } = section;
  const [isPreviewing, setPreviewing] = useState(false);
  const sheet = useSheet(isPreviewing);
  const title = isStacked ? undefined : texts.details;
  const compared = fields.compared(words, texts.fields);
  const others = useOthersAtForm(form, copy, loadTheirs);
  const isChanged = changesOf(form).length > 0;
  const mayPublish = useViewerMay()(publishOf(section)) !== false;
  const { publishing } = fields;
  /** Whether visitors see the item, or would see a new one. */
  const isPublic = publishing.length === 0 || publishing.some((name) => form.base[name as never] === true);
  const isForEditor = !mayPublish && isPublic;
  return (
    <SheetContext value={sheet}>
      <EditForm
        form={form}
        copy={copy}
        others={others}
        compared={compared}
        {...(loadTheirs && { loadTheirs })}
        submitText={isForEditor ? null : submitText}
        listAddress={useListAddress(section)}
        isCheckedByBrowser={isCheckedByBrowser}
        effect={
          isForEditor ? <p role="status">{words.forEditor}</p> : FormEffect && <FormEffect form={form} />
        }
        drawer={title && sheet.isDrawer && <DrawerButton sheet={sheet} title={title} />}
        view={
          <ViewSwitch
            previewed={pagePath === undefined ? undefined : { kept: form.copy, copy, pagePath }}
            isPreviewing={isPreviewing}
            onPreview={setPreviewing}
            compare={
              loadTheirs && (
                <CompareButton
                  values={form.values}
                  compared={compared}
                  load={loadTheirs}
                  discard={isChanged && <DiscardCopy form={form} copy={copy} />}
                />
              )
            }
          />
        }
      >
        <FormColumns
          form={form}
          fields={fields}
          texts={texts.fields}
          title={texts.details}
          {...(!mayPublish && { left: publishing })}
          {...(title && {
            aside: (details) => (
              <Sheet
                sheet={sheet}
                title={title}
                details={details}
                checks={FormChecks && <FormChecks form={form} itemId={itemId} />}
                history={history}
              />
            ),
          })}
        />
        {!title && history}
      </EditForm>
    </SheetContext>
  );
}
