import { useMemo } from 'react';
import { fetchQuery, useLazyLoadQuery, useRelayEnvironment } from 'react-relay/hooks.js';
import { useLocation, useParams } from 'react-router-dom';
import type { OperationType } from 'relay-runtime';
import type { copyRequests_copy$key } from '../../__generated__/copyRequests_copy.graphql.ts';
import type { copyDocumentsQuery as CopyQuery } from '../../__generated__/copyDocumentsQuery.graphql.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { databaseIdIn } from '../../relay/databaseId.ts';
import { usePageQuery } from '../../relay/pageQuery.ts';
import type { LoadTheirs } from '../form/ConflictPanel.tsx';
import { typedFrom } from '../form/copy/copyChanges.ts';
import { copyQuery } from '../form/copy/copyDocuments.ts';
import { readCopy, refOf } from '../form/copy/copyRequests.ts';
import { useWorkingCopy, type WorkingCopyState } from '../form/copy/useWorkingCopy.ts';
import { EditForm } from '../form/EditForm.tsx';
import type { FormOf, FragmentKey, ValuesOf } from '../form/fieldSet.ts';
import { FormColumns } from '../form/FormFields.tsx';
import { FormPage, NoSuchItem } from '../form/FormPage.tsx';
import { useCloseForm } from '../form/useCloseForm.ts';
import type { FormValues } from '../form/problems.ts';
import { unlessInForm, useEditForm, type Current, type EditFormOptions } from '../form/useEditForm.ts';
import { formTexts } from '../../language/formTexts.ts';
import { DeclaredFieldsContext } from '../../history/fieldNames.ts';
import { ItemHistory } from '../../history/ItemHistory.tsx';
import { useChange } from '../../relay/useChange.ts';
import { useListReload, type ListNode } from './list.ts';
import type { EditedItem, ItemAnswer, SectionOptions } from './section.tsx';

interface Props<Node extends ListNode, Key extends FragmentKey, Input> {
  section: SectionOptions<Node, Key, Input>;
}

/** The address of the form’s list, with its current filters. */
function useListAddress({ path }: { path: string }): string {
  return `/admin/${path}${useLocation().search}`;
}

/**
 * The state of an item’s form, and of its working copy, which a save publishes. After a save, the list is reloaded before
 * the form closes.
 */
function useSectionForm<Node extends ListNode, Key extends FragmentKey, Input>(
  section: SectionOptions<Node, Key, Input>,
  options: Pick<
    EditFormOptions<ValuesOf<Key>>,
    'name' | 'initial' | 'version' | 'kept' | 'newKey' | 'onSave'
  >,
  item: { itemId: number } | null,
) {
  const { entity } = section;
  const reloadList = useListReload(section.list);
  const form: FormOf<Key> = useEditForm<ValuesOf<Key>>({
    ...options,
    required: section.fields.required,
    onSave: async (edited) => {
      const published = await copy.pause();
      const outcome = await options.onSave({ ...edited, copy: published });
      if (outcome.kind === 'saved') await reloadList();
      else copy.resume();
      return outcome;
    },
    onSaved: useCloseForm(useListAddress(section)),
  });
  const copy = useWorkingCopy(form, { entity, ...(item ?? { newKey: form.newKey }) });
  return { form, copy };
}

/** The working copy with which a form opens. */
function openedFrom<Values extends FormValues>(
  current: Current<Values>,
  key: copyRequests_copy$key | null | undefined,
) {
  const copy = key ? readCopy(key) : null;
  return copy && { ...typedFrom(current, copy), copy: refOf(copy) };
}

interface FormProps<Node extends ListNode, Key extends FragmentKey, Input> extends Props<Node, Key, Input> {
  form: FormOf<Key>;
  copy: WorkingCopyState;
  submitText: string;
  loadTheirs?: LoadTheirs<ValuesOf<Key>>;
}

function SectionForm<Node extends ListNode, Key extends FragmentKey, Input>({
  section,
  form,
  copy,
  submitText,
  loadTheirs,
}: FormProps<Node, Key, Input>) {
  const texts = useTexts(section.texts);
  const words = useTexts(formTexts);
  const { fields, FormActions, isStacked = false, isCheckedByBrowser = false } = section;
  return (
    <EditForm
      form={form}
      copy={copy}
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
  const newKey = new URLSearchParams(useLocation().search).get('copy');
  return (
    <FormPage title={texts.newTitle} back={{ to: useListAddress(section), text: texts.backToList }}>
      {newKey === null ? (
        <NewItem section={section} />
      ) : (
        <UnfinishedItem key={newKey} section={section} newKey={newKey} />
      )}
    </FormPage>
  );
}

/** The form of an item that is not stored yet, with its working copy. */
function UnfinishedItem<Node extends ListNode, Key extends FragmentKey, Input>({
  section,
  newKey,
}: Props<Node, Key, Input> & { newKey: string }) {
  const texts = useTexts(section.texts);
  const words = useTexts(formTexts);
  const { workingCopy } = useLazyLoadQuery<CopyQuery>(
    copyQuery.node,
    { entity: section.entity, newKey },
    { fetchPolicy: 'network-only' },
  );
  const to = useListAddress(section);
  if (!workingCopy) return <NoSuchItem title={words.copyEnded} back={{ to, text: texts.backToList }} />;
  const kept = openedFrom({ values: section.fields.initial, version: 0 }, workingCopy);
  return <NewItem section={section} opened={kept && { kept, newKey }} />;
}

interface NewItemProps<Node extends ListNode, Key extends FragmentKey, Input> extends Props<
  Node,
  Key,
  Input
> {
  /** The working copy with which it opens. */
  opened?: Required<Pick<EditFormOptions<ValuesOf<Key>>, 'kept' | 'newKey'>> | null;
}

function NewItem<Node extends ListNode, Key extends FragmentKey, Input>({
  section,
  opened,
}: NewItemProps<Node, Key, Input>) {
  const texts = useTexts(section.texts);
  const { fields } = section;
  const { change: create } = useChange(section.create, {
    done: texts.created,
    failed: unlessInForm(texts.createFailed),
  });
  const { form, copy } = useSectionForm(
    section,
    {
      name: `${section.path}/new${opened ? `/${opened.newKey}` : ''}`,
      initial: fields.initial,
      version: 0,
      ...opened,
      onSave: ({ values, base, idempotencyKey, copy: publishes }) =>
        create({ input: fields.input(values, base), idempotencyKey, publishes }),
    },
    null,
  );
  return <SectionForm section={section} form={form} copy={copy} submitText={texts.create} />;
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

type ItemQuery<Key> = OperationType & { response: ItemAnswer<Key> };

function StoredItem<Node extends ListNode, Key extends FragmentKey, Input>({
  section,
}: Props<Node, Key, Input>) {
  const texts = useTexts(section.texts);
  const environment = useRelayEnvironment();
  const { id } = useParams();
  const { item, workingCopy } = usePageQuery<ItemQuery<Key>>(section.item.node);
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
  return <ItemEditor section={section} item={item} workingCopy={workingCopy} load={load} />;
}

interface EditorProps<Node extends ListNode, Key extends FragmentKey, Input> extends Props<Node, Key, Input> {
  item: EditedItem<Key>;
  workingCopy: copyRequests_copy$key | null | undefined;
  load: () => Promise<EditedItem<Key> | null>;
}

/** An item in its form. A newer version is loaded only when the editor asks for it. */
function ItemEditor<Node extends ListNode, Key extends FragmentKey, Input>({
  section,
  item,
  workingCopy,
  load,
}: EditorProps<Node, Key, Input>) {
  const texts = useTexts(section.texts);
  const { fields } = section;
  const { change: update } = useChange(section.update, {
    done: texts.updated,
    failed: unlessInForm(texts.updateFailed),
  });
  const id = item.databaseId;
  const current = { values: fields.read(item), version: item.version };
  const { form, copy } = useSectionForm(
    section,
    {
      name: `${section.path}/${id}`,
      initial: current.values,
      version: current.version,
      kept: openedFrom(current, workingCopy),
      onSave: ({ values, base, version, idempotencyKey, copy: publishes }) =>
        update({ id, version, input: fields.input(values, base), idempotencyKey, publishes }),
    },
    { itemId: id },
  );
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
  return (
    <>
      <SectionForm
        section={section}
        form={form}
        copy={copy}
        submitText={texts.update}
        loadTheirs={loadTheirs}
      />
      <DeclaredFieldsContext value={declared}>
        <ItemHistory entity={section.entity} rowId={id} version={item.version} onRestored={handleRestored} />
      </DeclaredFieldsContext>
    </>
  );
}
