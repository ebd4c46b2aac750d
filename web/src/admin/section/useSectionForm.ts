import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import type { copyRequests_copy$key } from '../../__generated__/copyRequests_copy.graphql.ts';
import { typedFrom } from '../form/copy/copyChanges.ts';
import { readCopy, refOf } from '../form/copy/copyRequests.ts';
import type { KeptCopy } from '../form/copy/keeper.ts';
import { useWorkingCopy } from '../form/copy/useWorkingCopy.ts';
import type { FormOf, FragmentKey, ValuesOf } from '../form/fieldSet.ts';
import type { FormValues } from '../form/problems.ts';
import { useMayPublish } from '../parts/useViewerMay.ts';
import { useCloseForm } from '../form/useCloseForm.ts';
import type { Current } from '../form/edited.ts';
import { useEditForm, type EditFormOptions } from '../form/useEditForm.ts';
import { useListReload, type ListNode } from './list.ts';
import type { SectionOptions } from './section.tsx';

/**
 * Whether visitors see the item, or would see a new one.
 * @param publishing the fields that show it; none if each item is public
 */
export const isSeen = (publishing: readonly string[], base: FormValues): boolean =>
  publishing.length === 0 || publishing.some((name) => base[name] === true);

/** The address of the form’s list, with its current filters. */
export function useListAddress({ path }: { path: string }): string {
  return `/admin/${path}${useListSearch()}`;
}

/**
 * The address of the form of a new item that begins with the texts of another.
 * @param list the list’s address, without filters
 */
export function useDuplicateAddress(list: string, id: number): string {
  const parameters = new URLSearchParams(useListSearch());
  parameters.set('from', String(id));
  return `${list}/new?${parameters.toString()}`;
}

/**
 * Gives the window the address of a new item’s working copy, for a reload, and takes it away again, but not from one that
 * leads to the item made of it. The router does not notice: to it, it would be another page, with a form of its own.
 */
export function useCopyAddress({
  isNamedByCopy,
  copy,
  madeAs,
  newKey,
}: {
  isNamedByCopy: boolean;
  copy: KeptCopy | null;
  madeAs: number | null;
  newKey: string;
}): void {
  const isNamed = isNamedByCopy || madeAs !== null;
  // Until the server knows it, the address also names the item that it duplicates.
  const isKept = copy !== null || !isNamed;
  useEffect(() => {
    const address = new URL(location.href);
    const before = address.search;
    if (isKept) address.searchParams.delete('from');
    if (isNamed) address.searchParams.set('copy', newKey);
    else address.searchParams.delete('copy');
    if (address.search !== before) history.replaceState(history.state, '', address);
  }, [isNamed, isKept, newKey]);
}

/** The list’s filters, without what the address of a form says about its item. */
function useListSearch(): string {
  const { search } = useLocation();
  const parameters = new URLSearchParams(search);
  const ofForm = ['copy', 'from', 'view'].filter((name) => parameters.has(name));
  if (ofForm.length === 0) return search;
  ofForm.forEach((name) => parameters.delete(name));
  const text = parameters.toString();
  return text && `?${text}`;
}

/** The values of a new item: a draft, or inactive, for those who may not publish. */
export function useInitialValues<Node extends ListNode, Key extends FragmentKey, Input>({
  path,
  fields,
}: SectionOptions<Node, Key, Input>): ValuesOf<Key> {
  return useMayPublish(path) ? fields.initial : { ...fields.initial, ...fields.unpublished };
}

/** Makes a new item a draft, or inactive, once it turns out that its admin may not publish: its form is open by then. */
export function useDraftUnlessPublisher<Node extends ListNode, Key extends FragmentKey, Input>(
  { path, fields }: SectionOptions<Node, Key, Input>,
  { base, madeAs, amend }: FormOf<Key>,
): void {
  const before: FormValues = base;
  const mayPublish = useMayPublish(path);
  const isToAmend = !mayPublish && madeAs === null && fields.publishing.some((name) => before[name] === true);
  const amendDraft = useEffectEvent(() => amend(fields.unpublished));
  useEffect(() => {
    if (isToAmend) amendDraft();
  }, [isToAmend]);
}

/**
 * The state of an item’s form, and of its working copy, which a save publishes. After a save, the list is reloaded before
 * the form closes.
 * @param duplicates the item that a new one duplicates
 */
export function useSectionForm<Node extends ListNode, Key extends FragmentKey, Input>(
  section: SectionOptions<Node, Key, Input>,
  options: Pick<
    EditFormOptions<ValuesOf<Key>>,
    'name' | 'copyName' | 'initial' | 'version' | 'kept' | 'newKey' | 'onSave'
  >,
  item: { itemId: number; load: () => Promise<Current<ValuesOf<Key>> | null> } | null,
  duplicates?: number,
) {
  const { entity } = section;
  const reloadList = useListReload(section.list);
  const form: FormOf<Key> = useEditForm<ValuesOf<Key>>({
    ...options,
    required: section.fields.required,
    onSave: async (edited) => {
      // The working copy of a duplicate names its original.
      if (duplicates !== undefined) await copy.keep();
      const published = await copy.pause();
      const outcome = await options.onSave({ ...edited, copy: published });
      if (outcome.kind === 'saved') await reloadList();
      else copy.resume();
      // Of a new item, only the working copy can have been changed or ended by someone else.
      if (!item && outcome.kind === 'gone') void copy.join();
      if (outcome.kind === 'conflict') void joinWhatOthersTyped(published);
      return outcome;
    },
    onSaved: useCloseForm(useListAddress(section)),
  });
  const joinWhatOthersTyped = async (sent: KeptCopy | null) => {
    if ((await copy.joinIfOutdated(sent)) || !item) form.noteJoined();
  };
  const place = item ? { entity, itemId: item.itemId } : { entity, newKey: form.newKey };
  const copy = useWorkingCopy(form, place, duplicates, item?.load);
  return { form, copy };
}

/** The working copy with which a form opens. */
export function openedFrom<Values extends FormValues>(
  current: Current<Values>,
  key: copyRequests_copy$key | null | undefined,
) {
  const copy = key ? readCopy(key) : null;
  return copy && { ...typedFrom(current, copy), copy: refOf(copy), typists: copy.changes };
}
