import type { ComponentType, ReactNode } from 'react';
import { Outlet, useLoaderData } from 'react-router-dom';
import type { ChangedEntity } from '../../__generated__/ItemHistoryQuery.graphql.ts';
import type { Bilingual } from '../../shared/language.ts';
import type { TypedDocument } from '../../relay/document.ts';
import type { More } from '../../relay/useMore.ts';
import type { DeclaredIn, FieldSet, FieldText, FormOf, FragmentKey } from '../form/fieldSet.ts';
import type { ChangeDocument } from '../../relay/useChange.ts';
import type { ListDocuments, ListNode } from './list.ts';
import { EditPage, NewPage } from './FormPages.tsx';
import { ListPage } from './ListPage.tsx';

/** The words of a section that its pages, forms and toasts share. */
export interface SectionTexts {
  title: string;
  lead: string;
  /** The link to the form of a new item. */
  add: string;
  newTitle: string;
  editTitle: string;
  backToList: string;
  notFound: string;
  create: string;
  update: string;
  edit: (name: string) => string;
  deleteTitle: string;
  created: string;
  updated: string;
  deleted: string;
  createFailed: string;
  updateFailed: string;
  deleteFailed: string;
  /** The heading of the form's panel. */
  details: string;
}

/** The words of a plain list. */
export interface ListTexts {
  /** What the rows are, read aloud. */
  list: string;
  /** The empty state: no items yet. */
  empty: string;
  emptyText?: string;
}

/** An item in the query of its form: what a save and the history need, and its fields. */
export type EditedItem<Key> = { readonly databaseId: number; readonly version: number } & Key;

/** A section of the dashboard: the list of a noun and the form of its items. */
export interface SectionOptions<Node extends ListNode, Key extends FragmentKey, Input> {
  /** Under /admin. */
  path: string;
  /** As the history names the noun. */
  entity: ChangedEntity;
  texts: Bilingual<SectionTexts & { fields: Record<DeclaredIn<Key>, FieldText> }>;
  list: ListDocuments<Node>;
  /** Asks for an item by the number in its address, as `item`. */
  item: TypedDocument<{ id: number }, { readonly item: EditedItem<Key> | null | undefined }>;
  create: ChangeDocument<{ input: Input }>;
  update: ChangeDocument<{ id: number; version: number; input: Input }>;
  remove: ChangeDocument<{ id: number; version: number; connections: string[] }>;
  fields: FieldSet<Key, Input>;
  /** Above the list, such as its filters. */
  ListHead?: ComponentType;
  /** A row of the list, or all of its rows where they are more than a list. */
  rows:
    | { Row: ComponentType<{ item: Node }>; texts: Bilingual<ListTexts> }
    | { List: ComponentType<{ rows: readonly Node[]; more: More }> };
  /** The list's shape while it loads, where it has not the shape of most. */
  skeleton?: ReactNode;
  /** Whether the details come below the texts rather than beside them. */
  isStacked?: boolean;
  /** Beside the form's buttons, such as a preview. */
  FormActions?: ComponentType<{ form: FormOf<Key> }>;
  /** Whether the browser holds back what lacks a required field, and says so, before the form itself looks. */
  isCheckedByBrowser?: boolean;
}

/** The pages of a section, for its routes. */
export interface Section {
  Layout: ComponentType;
  ListPage: ComponentType;
  NewPage: ComponentType;
  EditPage: ComponentType;
}

/** Holds the list's query for the pages in it, so that a form can bring it up to date before it closes. */
function Layout() {
  return <Outlet context={useLoaderData()} />;
}

/** Declares a section of the dashboard. */
export function section<Node extends ListNode, Key extends FragmentKey, Input extends object>(
  options: SectionOptions<Node, Key, Input>,
): Section {
  return {
    Layout,
    ListPage: () => <ListPage section={options} />,
    NewPage: () => <NewPage section={options} />,
    EditPage: () => <EditPage section={options} />,
  };
}
