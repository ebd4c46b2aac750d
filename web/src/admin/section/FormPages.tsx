import { useMemo, useState } from 'react';
import { fetchQuery, useLazyLoadQuery, useRelayEnvironment } from 'react-relay/hooks.js';
import { Link, Navigate, useLocation, useParams } from 'react-router-dom';
import type { OperationType } from 'relay-runtime';
import type { copyRequests_copy$key } from '../../__generated__/copyRequests_copy.graphql.ts';
import type { copyDocumentsQuery as CopyQuery } from '../../__generated__/copyDocumentsQuery.graphql.ts';
import { iconButtonStyle } from '../../ui/IconButton.tsx';
import { CopyIcon } from '../../ui/moreIcons.tsx';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { databaseIdIn } from '../../relay/databaseId.ts';
import { usePageQuery } from '../../relay/pageQuery.ts';
import { BehindContext, useBehindInOriginal } from '../form/behindTexts.ts';
import { changesOf } from '../form/copy/copyChanges.ts';
import { copyQuery } from '../form/copy/copyDocuments.ts';
import { hasDraft, hasUnkept } from '../form/drafts.ts';
import type { FragmentKey, ValuesOf } from '../form/fieldSet.ts';
import type { ReviewKey } from '../form/review/reviewDocuments.ts';
import type { LoadedReview } from '../form/review/useReview.ts';
import { FormPage, NoSuchItem } from '../form/FormPage.tsx';
import { unlessInForm } from '../form/obstacle.ts';
import type { Submitted } from '../form/edited.ts';
import type { EditFormOptions } from '../form/useEditForm.ts';
import { formTexts } from '../../language/formTexts.ts';
import { DeclaredFieldsContext } from '../../history/fieldNames.ts';
import { HistoryPanel, ItemHistory } from '../../history/ItemHistory.tsx';
import { useChange } from '../../relay/useChange.ts';
import { useMayPublish } from '../parts/useViewerMay.ts';
import { namedAsCopy } from './namedAsCopy.ts';
import { useListReload, type ListNode } from './list.ts';
import type { EditedItem, ItemAnswer, Publication, SectionOptions } from './section.tsx';
import { LastChange } from '../list/LastChange.tsx';
import { SectionForm } from './SectionForm.tsx';
import { StillRight } from './StillRight.tsx';
import {
  openedFrom,
  isSeen,
  useCopyAddress,
  useDraftUnlessPublisher,
  useDuplicateAddress,
  useInitialValues,
  useListAddress,
  useSectionForm,
} from './useSectionForm.ts';

/** What a save sends besides the item. */
const publicationOf = ({
  idempotencyKey,
  copy,
  overrides,
  approves,
}: Pick<Submitted<never>, 'idempotencyKey' | 'copy' | 'overrides' | 'approves'>): Publication => ({
  idempotencyKey,
  publishes: copy && { id: copy.id, revision: copy.revision },
  approves,
  ...(overrides && { launchCheck: 'OVERRIDE' }),
});

interface Props<Node extends ListNode, Key extends FragmentKey, Input> {
  section: SectionOptions<Node, Key, Input>;
}

/** The form of a new item. */
export function NewPage<Node extends ListNode, Key extends FragmentKey, Input>({
  section,
}: Props<Node, Key, Input>) {
  const texts = useTexts(section.texts);
  const parameters = new URLSearchParams(useLocation().search);
  const newKey = parameters.get('copy');
  const original = databaseIdIn(parameters.get('from') ?? undefined);
  return (
    <FormPage title={texts.newTitle} back={{ to: useListAddress(section), text: texts.backToList }}>
      {newKey !== null ? (
        <UnfinishedItem key={newKey} section={section} newKey={newKey} original={original} />
      ) : original > 0 ? (
        <DuplicatedItem key={original} section={section} id={original} />
      ) : (
        <NewItem section={section} />
      )}
    </FormPage>
  );
}

/**
 * The form of an item that is not stored yet, with its working copy.
 * @param original the item that it duplicates, until its working copy says that; 0 for none
 */
function UnfinishedItem<Node extends ListNode, Key extends FragmentKey, Input>({
  section,
  newKey,
  original,
}: Props<Node, Key, Input> & { newKey: string; original: number }) {
  const texts = useTexts(section.texts);
  const words = useTexts(formTexts);
  const { workingCopy, review, createdItem } = useLazyLoadQuery<CopyQuery>(
    copyQuery.node,
    { entity: section.entity, newKey },
    { fetchPolicy: 'network-only' },
  );
  const to = useListAddress(section);
  // The form stays as it was opened, also if someone publishes or discards the working copy meanwhile.
  const initial = useInitialValues(section);
  const [kept] = useState(() => openedFrom({ values: initial, version: 0 }, workingCopy));
  // The window may have been reloaded before what was typed was kept.
  const [isHere] = useState(() =>
    (createdItem == null ? hasDraft : hasUnkept)(`${section.path}/new/${newKey}`, initial),
  );
  if (!kept && !isHere && createdItem != null)
    return <Navigate to={`/admin/${section.path}/${createdItem}`} replace />;
  if (!kept && !isHere) return <NoSuchItem title={words.copyEnded} back={{ to, text: texts.backToList }} />;
  const loaded = { review, createdItem };
  return (
    <NewItem
      section={section}
      draft={`/${newKey}`}
      opened={{ kept, newKey }}
      review={loaded}
      {...(original > 0 && { duplicates: original })}
    />
  );
}

/** The form of a new item that begins with the texts of another. */
function DuplicatedItem<Node extends ListNode, Key extends FragmentKey, Input>({
  section,
  id,
}: Props<Node, Key, Input> & { id: number }) {
  const texts = useTexts(section.texts);
  const { fields, duplicated } = section;
  const initial = useInitialValues(section);
  const { item } = useLazyLoadQuery<ItemQuery<Key> & { variables: { id: number } }>(
    section.item.node,
    { id },
    { fetchPolicy: 'network-only' },
  );
  const to = useListAddress(section);
  const behind = useBehindInOriginal(item?.translationGaps);
  if (!item) return <NoSuchItem title={texts.notFound} back={{ to, text: texts.backToList }} />;
  const values = { ...namedAsCopy(fields, fields.read(item)), ...duplicated };
  const typists = changesOf({ values, base: initial, version: 0 }).map(({ field }) => ({
    field,
    isTypedByViewer: true,
    isLastTypedByViewer: true,
  }));
  const kept = { values, base: initial, version: 0, copy: null, typists };
  return (
    <BehindContext value={behind}>
      <NewItem section={section} draft={`/from/${id}`} opened={{ kept }} duplicates={id} />
    </BehindContext>
  );
}

interface NewItemProps<Node extends ListNode, Key extends FragmentKey, Input> extends Props<
  Node,
  Key,
  Input
> {
  /** What tells its draft from that of an empty form. */
  draft?: string;
  /** With what it opens: a working copy, or what is to become one. */
  opened?: Pick<EditFormOptions<ValuesOf<Key>>, 'kept' | 'newKey'> | null;
  /** Its review, with which it opens. */
  review?: LoadedReview | undefined;
  /** The item that it duplicates. */
  duplicates?: number;
}

function NewItem<Node extends ListNode, Key extends FragmentKey, Input>({
  section,
  draft = '',
  opened,
  review,
  duplicates,
}: NewItemProps<Node, Key, Input>) {
  const texts = useTexts(section.texts);
  const { fields } = section;
  const initial = useInitialValues(section);
  const { change: create } = useChange(section.create, {
    done: texts.created,
    failed: unlessInForm(texts.createFailed),
  });
  const { form, copy } = useSectionForm(
    section,
    {
      name: `${section.path}/new${draft}`,
      copyName: `${section.path}/new/`,
      initial,
      version: 0,
      ...opened,
      onSave: ({ values, base, ...submitted }) =>
        create({ input: fields.input(values, base), ...publicationOf(submitted) }),
    },
    null,
    duplicates,
  );
  useDraftUnlessPublisher(section, form);
  useCopyAddress(form);
  return (
    <SectionForm
      section={section}
      form={form}
      copy={copy}
      review={review}
      itemId={null}
      submitText={texts.create}
    />
  );
}

/** The form of a stored item. */
export function EditPage<Node extends ListNode, Key extends FragmentKey, Input>({
  section,
}: Props<Node, Key, Input>) {
  const texts = useTexts(section.texts);
  const words = useTexts(formTexts);
  const { id } = useParams();
  const listAddress = useListAddress(section);
  return (
    <FormPage
      title={texts.editTitle}
      back={{ to: listAddress, text: texts.backToList }}
      action={
        <Link
          to={useDuplicateAddress(`/admin/${section.path}`, databaseIdIn(id))}
          state={useLocation().state as unknown}
          aria-label={words.duplicate}
          title={words.duplicate}
          className={iconButtonStyle()}
        >
          <CopyIcon />
        </Link>
      }
    >
      {databaseIdIn(id) === 0 ? (
        <NoSuchItem title={texts.notFound} back={{ to: listAddress, text: texts.backToList }} />
      ) : (
        <StoredItem key={id} section={section} />
      )}
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
  const { item, workingCopy, review } = usePageQuery<ItemQuery<Key>>(section.item.node);
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
  return <ItemEditor section={section} {...{ item, workingCopy, review, load }} />;
}

interface EditorProps<Node extends ListNode, Key extends FragmentKey, Input> extends Props<Node, Key, Input> {
  item: EditedItem<Key>;
  workingCopy: copyRequests_copy$key | null | undefined;
  review: ReviewKey;
  load: () => Promise<EditedItem<Key> | null>;
}

/** An item in its form. A newer version is loaded only when the editor asks for it. */
function ItemEditor<Node extends ListNode, Key extends FragmentKey, Input>({
  section,
  item,
  workingCopy,
  review,
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
  const loadTheirs = async () => {
    const theirs = await load();
    return theirs && { values: fields.read(theirs), version: theirs.version };
  };
  const { form, copy } = useSectionForm(
    section,
    {
      name: `${section.path}/${id}`,
      initial: current.values,
      version: current.version,
      kept: openedFrom(current, workingCopy),
      onSave: ({ values, base, version, ...submitted }) =>
        update({ id, version, input: fields.input(values, base), ...publicationOf(submitted) }),
    },
    { itemId: id, load: loadTheirs },
  );
  const mayPublish = useMayPublish(section.path);
  const reloadList = useListReload(section.list);
  const handleRestored = async () => {
    const [restored] = await Promise.all([loadTheirs(), reloadList()]);
    if (restored) form.reset(restored);
  };
  const declared = useMemo(() => ({ [section.entity]: section }), [section]);
  const history = { entity: section.entity, rowId: id, version: item.version, onRestored: handleRestored };
  const itemForm = (
    <SectionForm
      section={section}
      form={form}
      copy={copy}
      review={{ review }}
      itemId={id}
      submitText={texts.update}
      stored={current.values}
      loadTheirs={loadTheirs}
      lastChange={<LastChange isSentence change={item.lastChange} />}
      history={
        <DeclaredFieldsContext value={declared}>
          {section.isStacked || !texts.details ? <ItemHistory {...history} /> : <HistoryPanel {...history} />}
        </DeclaredFieldsContext>
      }
    />
  );
  return section.stillRight ? (
    <StillRight
      document={section.stillRight}
      id={id}
      form={form}
      gaps={item.translationGaps}
      mayDeclare={mayPublish || !isSeen(fields.publishing, form.base)}
      onDeclared={async () => void (await Promise.all([load(), reloadList()]))}
    >
      {itemForm}
    </StillRight>
  ) : (
    itemForm
  );
}
