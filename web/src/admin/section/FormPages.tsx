import { useMemo } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks.js';
import { useLocation, useParams } from 'react-router-dom';
import type { OperationType } from 'relay-runtime';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { databaseIdIn } from '../../relay/databaseId.ts';
import { usePageQuery } from '../../relay/pageQuery.ts';
import type { LoadTheirs } from '../form/ConflictPanel.tsx';
import { EditForm } from '../form/EditForm.tsx';
import type { FormOf, FragmentKey, ValuesOf } from '../form/fieldSet.ts';
import { FormColumns } from '../form/FormFields.tsx';
import { FormPage, NoSuchItem } from '../form/FormPage.tsx';
import { useCloseForm } from '../form/useCloseForm.ts';
import { unlessInForm, useEditForm, type EditFormOptions } from '../form/useEditForm.ts';
import { formTexts } from '../../language/formTexts.ts';
import { DeclaredFieldsContext } from '../../history/fieldNames.ts';
import { ItemHistory } from '../../history/ItemHistory.tsx';
import { useChange } from '../../relay/useChange.ts';
import { useListReload, type ListNode } from './list.ts';
import type { EditedItem, SectionOptions } from './section.tsx';
import { StillRight } from './StillRight.tsx';

interface Props<Node extends ListNode, Key extends FragmentKey, Input> {
  section: SectionOptions<Node, Key, Input>;
}

/** The address of the form’s list, with its current filters. */
function useListAddress({ path }: { path: string }): string {
  return `/admin/${path}${useLocation().search}`;
}

/** The state of an item’s form. After a save, the list is reloaded before the form closes. */
function useSectionForm<Node extends ListNode, Key extends FragmentKey, Input>(
  section: SectionOptions<Node, Key, Input>,
  options: Pick<EditFormOptions<ValuesOf<Key>>, 'name' | 'initial' | 'version' | 'onSave'>,
): FormOf<Key> {
  const reloadList = useListReload(section.list);
  return useEditForm<ValuesOf<Key>>({
    ...options,
    required: section.fields.required,
    onSave: async (edited) => {
      const outcome = await options.onSave(edited);
      if (outcome.kind === 'saved') await reloadList();
      return outcome;
    },
    onSaved: useCloseForm(useListAddress(section)),
  });
}

interface FormProps<Node extends ListNode, Key extends FragmentKey, Input> extends Props<Node, Key, Input> {
  form: FormOf<Key>;
  submitText: string;
  loadTheirs?: LoadTheirs<ValuesOf<Key>>;
}

function SectionForm<Node extends ListNode, Key extends FragmentKey, Input>({
  section,
  form,
  submitText,
  loadTheirs,
}: FormProps<Node, Key, Input>) {
  const texts = useTexts(section.texts);
  const words = useTexts(formTexts);
  const { fields, FormActions, isStacked = false, isCheckedByBrowser = false } = section;
  return (
    <EditForm
      form={form}
      compared={fields.compared(words, texts.fields)}
      {...(loadTheirs && { loadTheirs })}
      submitText={submitText}
      listAddress={useListAddress(section)}
      isCheckedByBrowser={isCheckedByBrowser}
      actions={FormActions && <FormActions form={form} />}
    >
      <FormColumns
        form={form}
        fields={fields}
        texts={texts.fields}
        title={texts.details}
        isStacked={isStacked}
      />
    </EditForm>
  );
}

/** The form of a new item. */
export function NewPage<Node extends ListNode, Key extends FragmentKey, Input>({
  section,
}: Props<Node, Key, Input>) {
  const texts = useTexts(section.texts);
  return (
    <FormPage title={texts.newTitle} back={{ to: useListAddress(section), text: texts.backToList }}>
      <NewItem section={section} />
    </FormPage>
  );
}

function NewItem<Node extends ListNode, Key extends FragmentKey, Input>({
  section,
}: Props<Node, Key, Input>) {
  const texts = useTexts(section.texts);
  const { fields } = section;
  const { change: create } = useChange(section.create, {
    done: texts.created,
    failed: unlessInForm(texts.createFailed),
  });
  const form = useSectionForm(section, {
    name: `${section.path}/new`,
    initial: fields.initial,
    version: 0,
    onSave: ({ values, base, idempotencyKey }) =>
      create({ input: fields.input(values, base), idempotencyKey }),
  });
  return <SectionForm section={section} form={form} submitText={texts.create} />;
}

/** The form of a stored item. */
export function EditPage<Node extends ListNode, Key extends FragmentKey, Input>({
  section,
}: Props<Node, Key, Input>) {
  const texts = useTexts(section.texts);
  const { id } = useParams();
  return (
    <FormPage title={texts.editTitle} back={{ to: useListAddress(section), text: texts.backToList }}>
      <StoredItem key={id} section={section} />
    </FormPage>
  );
}

type ItemQuery<Key> = OperationType & { response: { readonly item: EditedItem<Key> | null | undefined } };

function StoredItem<Node extends ListNode, Key extends FragmentKey, Input>({
  section,
}: Props<Node, Key, Input>) {
  const texts = useTexts(section.texts);
  const environment = useRelayEnvironment();
  const { id } = useParams();
  const { item } = usePageQuery<ItemQuery<Key>>(section.item.node);
  const listAddress = useListAddress(section);
  /** The current version on the server; null if it was deleted or cannot be loaded. */
  const load = async () => {
    const variables = { id: databaseIdIn(id) };
    const answer = await fetchQuery<ItemQuery<Key>>(environment, section.item.node, variables, {
      fetchPolicy: 'network-only',
    })
      .toPromise()
      .catch(() => undefined);
    return answer?.item ?? null;
  };
  if (!item) return <NoSuchItem title={texts.notFound} back={{ to: listAddress, text: texts.backToList }} />;
  return <ItemEditor section={section} item={item} load={load} />;
}

interface EditorProps<Node extends ListNode, Key extends FragmentKey, Input> extends Props<Node, Key, Input> {
  item: EditedItem<Key>;
  load: () => Promise<EditedItem<Key> | null>;
}

/** An item in its form. A newer version is loaded only when the editor asks for it. */
function ItemEditor<Node extends ListNode, Key extends FragmentKey, Input>({
  section,
  item,
  load,
}: EditorProps<Node, Key, Input>) {
  const texts = useTexts(section.texts);
  const { fields } = section;
  const { change: update } = useChange(section.update, {
    done: texts.updated,
    failed: unlessInForm(texts.updateFailed),
  });
  const id = item.databaseId;
  const form = useSectionForm(section, {
    name: `${section.path}/${id}`,
    initial: fields.read(item),
    version: item.version,
    onSave: ({ values, base, version, idempotencyKey }) =>
      update({ id, version, input: fields.input(values, base), idempotencyKey }),
  });
  const loadTheirs = async () => {
    const theirs = await load();
    return theirs && { values: fields.read(theirs), version: theirs.version };
  };
  const reloadList = useListReload(section.list);
  const handleRestored = async () => {
    const [restored] = await Promise.all([loadTheirs(), reloadList()]);
    if (restored) form.reset(restored);
  };
  const declared = useMemo(() => ({ [section.entity]: section }), [section]);
  const itemForm = (
    <SectionForm section={section} form={form} submitText={texts.update} loadTheirs={loadTheirs} />
  );
  return (
    <>
      {section.stillRight ? (
        <StillRight
          document={section.stillRight}
          id={id}
          form={form}
          gaps={item.translationGaps}
          onDeclared={async () => void (await Promise.all([load(), reloadList()]))}
        >
          {itemForm}
        </StillRight>
      ) : (
        itemForm
      )}
      <DeclaredFieldsContext value={declared}>
        <ItemHistory entity={section.entity} rowId={id} version={item.version} onRestored={handleRestored} />
      </DeclaredFieldsContext>
    </>
  );
}
