import type { ComponentType, ReactNode } from 'react';
import { Outlet, useLoaderData } from 'react-router-dom';
import type { ReviewKey } from '../form/review/reviewDocuments.ts';
import type { copyRequests_copy$key } from '../../__generated__/copyRequests_copy.graphql.ts';
import type { CopiedEntity } from '../../__generated__/copyDocumentsQuery.graphql.ts';
import type { LastChange_change$key } from '../../__generated__/LastChange_change.graphql.ts';
import type { behindTexts_gaps$key } from '../../__generated__/behindTexts_gaps.graphql.ts';
import type { Bilingual } from '../../shared/language.ts';
import type { TypedDocument } from '../../relay/document.ts';
import type { More } from '../../relay/useMore.ts';
import type { ApprovedReview } from '../form/edited.ts';
import type { KeptCopy } from '../form/copy/keeper.ts';
import type { DeclaredIn, FieldSet, FieldText, FormOf, FragmentKey, ValuesOf } from '../form/fieldSet.ts';
import type { StillRightDocument } from './StillRight.tsx';
import type { ChangeDocument } from '../../relay/useChange.ts';
import type { ListDocuments, ListNode } from './list.ts';
import { EditPage, NewPage } from './FormPages.tsx';
import { ListPage } from './ListPage.tsx';

/** The texts of a section that its pages, forms and toasts share. */
export interface SectionTexts {
  title: string;
  lead: string;
  /** The text of the link to a new item’s form. */
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
  /** The heading of the form’s panel, if it has one. */
  details?: string;
  /** How many items there are: “15 articles”; if absent, the list does not say. */
  counted?: (count: string) => string;
}

/** The texts of a plain list. */
export interface ListTexts {
  /** What the rows are, for screen readers. */
  list: string;
  /** The empty state: no items yet. */
  empty: string;
  emptyText?: string;
}

/** An item in the query of its form: its fields, and what saving and the history need. */
export type EditedItem<Key> = {
  readonly databaseId: number;
  readonly version: number;
  readonly lastChange?: LastChange_change$key | null | undefined;
  /** Of a noun with texts in both languages. */
  readonly translationGaps?: behindTexts_gaps$key;
} & Key;

/** The response to the query of an item’s form. */
export interface ItemAnswer<Key> {
  readonly item: EditedItem<Key> | null | undefined;
  readonly workingCopy: copyRequests_copy$key | null | undefined;
  readonly review: ReviewKey;
}

/** What a save sends besides the item. */
export interface Publication {
  idempotencyKey: string;
  publishes: Pick<KeptCopy, 'id' | 'revision'> | null;
  approves: ApprovedReview | null;
  /** For nouns with a launch check; STRICT by default. */
  launchCheck?: 'OVERRIDE';
}

/** A section of the dashboard: the list of a noun and the form of its items. */
export interface SectionOptions<Node extends ListNode, Key extends FragmentKey, Input> {
  /** The path under /admin. */
  path: string;
  /** The noun’s name in the history, and for working copies. */
  entity: CopiedEntity;
  texts: Bilingual<SectionTexts & { fields: Record<DeclaredIn<Key>, FieldText> }>;
  list: ListDocuments<Node>;
  /** Queries an item, as `item`, its `workingCopy` and its `review`, by the number in its address. */
  item: TypedDocument<{ id: number }, ItemAnswer<Key>>;
  create: ChangeDocument<{ input: Input } & Publication>;
  update: ChangeDocument<{ id: number; version: number; input: Input } & Publication>;
  remove: ChangeDocument<{ id: number; version: number; connections: string[] }>;
  /** For a noun with texts in both languages. */
  stillRight?: StillRightDocument;
  fields: FieldSet<Key, Input>;
  /** What a duplicate does not take over: it is not public. */
  duplicated?: Partial<ValuesOf<Key>>;
  /** Shown above the list, such as its filters. */
  ListHead?: ComponentType;
  /** A row of the list, or a component for all rows if a plain list is not enough. */
  rows:
    | { Row: ComponentType<{ item: Node }>; texts: Bilingual<ListTexts> }
    | { List: ComponentType<{ rows: readonly Node[]; more: More }> };
  /** Shown while the list loads, if the usual skeleton does not fit. */
  skeleton?: ReactNode;
  /** Whether the details come below the texts rather than next to them. */
  isStacked?: boolean;
  /** The address of the items’ public pages, without their number, for the preview. */
  pagePath?: string;
  /** What a save does to what readers see: beside the form’s buttons. */
  FormEffect?: ComponentType<{ form: FormOf<Key> }>;
  /** In a tab beside the fields: what should be mended before the item is published. */
  FormChecks?: ComponentType<{ form: FormOf<Key>; itemId: number | null }>;
  /** Whether the browser blocks a save and reports empty required fields before the form does. */
  isCheckedByBrowser?: boolean;
}

/** The pages of a section, for its routes. */
export interface Section {
  Layout: ComponentType;
  ListPage: ComponentType;
  NewPage: ComponentType;
  EditPage: ComponentType;
}

/** Holds the list’s query for its child pages, so that a form can refresh it before closing. */
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
