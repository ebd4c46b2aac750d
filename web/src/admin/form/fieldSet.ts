import type { ComponentType } from 'react';
import { readInlineData } from 'react-relay/hooks.js';
import type { GraphQLTaggedNode } from 'relay-runtime';
import type { formTexts } from '../../language/formTexts.ts';
import type { Reading } from '../../history/readings.tsx';
import type { ComparedFields } from './ConflictPanel.tsx';
import type { FormValues } from './problems.ts';
import type { EditFormState } from './useEditForm.ts';

/** A reference to a fragment of an item, as Relay types it. */
export interface FragmentKey {
  readonly ' $data'?: unknown;
  readonly ' $fragmentSpreads': unknown;
}

type DataOf<Key extends FragmentKey> = Required<Key>[' $data'];

/** The fields of a fragment. */
type NameIn<Data> = Exclude<keyof Data & string, ' $fragmentType'>;

/** The stems of fields that hold the same text in both languages: “title” of titleEn and titleId. */
type StemIn<Data> = {
  [Name in NameIn<Data>]: Name extends `${infer Stem}En`
    ? `${Stem}Id` extends NameIn<Data>
      ? Stem
      : never
    : never;
}[NameIn<Data>];

type SingleIn<Data> = Exclude<NameIn<Data>, `${StemIn<Data>}${'En' | 'Id'}`>;

/** A value as a form holds it: a boolean for a switch, otherwise the text as typed. */
type ValueOf<Stored> = Stored extends boolean ? boolean : string;

/** An item as its form holds it. */
export type ValuesOf<Key extends FragmentKey> = {
  [Name in NameIn<DataOf<Key>>]: ValueOf<DataOf<Key>[Name]>;
};

/** The name under which a field is declared; for a pair, its stem. */
export type DeclaredIn<Key extends FragmentKey> = StemIn<DataOf<Key>> | SingleIn<DataOf<Key>>;

/** What the server requires of a field, as defined in `inputRules.ts`. */
export interface FieldRules {
  readonly required?: boolean;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** A sentence, or a function of a detail that only the control knows: a limit. */
export type Sentence = string | ((detail: string) => string);

/** The label of a field and the texts next to it. */
export interface FieldText {
  label: string;
  hint?: Sentence;
  /** Replaces the hint while the item is new. */
  newHint?: Sentence;
  /** How to enter a valid value, shown when the server rejects one. */
  invalid?: Sentence;
}

/** The props of a field’s control. */
export interface ControlProps<Value> {
  name: string;
  text: FieldText;
  rules: FieldRules;
  isRequired: boolean;
  isNew: boolean;
  /** The values of the whole form, as typed and when it opened. */
  form: Pick<EditFormState<FormValues>, 'values' | 'base'>;
  value: Value;
  /** The value when the form opened. */
  base: Value;
  /** The problem with the value, in the reader’s language; the sentences replace the usual ones. */
  errorOf: (invalid?: string, tooLong?: string) => string | undefined;
  /** The same for a part of a value that is an object on the server. */
  partErrorOf: (part: string, detail: string, limit: number) => string | undefined;
  onChange: (value: Value) => void;
}

/** A single value: how it is read, shown and sent. */
export interface Field<in Stored, Value extends string | boolean> {
  /** The value for a new item. */
  initial: Value;
  /** Whether the form requires it although the server has a default. */
  required?: boolean;
  /** Whether it shows the item to visitors: only who may publish has it, and a new item of others starts without. */
  publishes?: boolean;
  read: (stored: Stored) => Value;
  /** The value to send; undefined leaves the field unchanged. */
  write: (value: Value, base: Value) => unknown;
  /** How a value reads outside the form; as it is, by default. */
  Reading?: Reading;
  Control: ComponentType<ControlProps<Value>>;
}

/** The props of a pair’s control. */
export interface PairProps<Values extends FormValues> {
  form: EditFormState<Values>;
  name: StemIn<Values>;
  label: string;
  /** In characters, as the server counts them. */
  limit: number;
  isRequired: boolean;
  /** Lines of its text areas; a single-line input if absent. */
  rows?: number;
  /** A heading or a summary, shown as on its page; a plain field by default. */
  look?: 'title' | 'lead';
  /** Shown next to the character count. */
  hint?: string;
  /** Whether it is about words, so that the glossary’s wrong forms are meant. */
  isAboutWords?: boolean;
}

/** A text in both languages. */
export interface Pair<Values extends FormValues> extends Pick<
  PairProps<Values>,
  'rows' | 'look' | 'isAboutWords'
> {
  /** Replaces `TextPairField`. */
  Control?: ComponentType<PairProps<Values>>;
}

/** The fields of a noun, in the order of its form: exactly those of the fragment. */
type Declaration<Key extends FragmentKey, Data = DataOf<Key>> = {
  readonly [Stem in StemIn<Data>]: Pair<ValuesOf<Key>>;
} & {
  readonly [Name in SingleIn<Data>]: Field<Data[Name], ValueOf<Data[Name]>>;
};

export interface FieldSetOptions<Key extends FragmentKey, Input> {
  /** Reads only the fields of an item: `fragment … @inline`. */
  fragment: GraphQLTaggedNode;
  rules: { readonly [Name in NameIn<DataOf<Key>>]: FieldRules } & { readonly [Name in keyof Input]: unknown };
  fields: Declaration<Key>;
  /** The fields common to both languages, shown in the panel next to the texts. */
  details: readonly DeclaredIn<Key>[];
}

type AnyField = Field<unknown, string | boolean>;

/** Everything derived from the declaration of a noun’s fields. */
export interface FieldSet<Key extends FragmentKey, Input> {
  /** The fields in the form’s main column, and those in its panel. */
  texts: readonly DeclaredIn<Key>[];
  details: readonly DeclaredIn<Key>[];
  /** A single field; undefined for a pair. */
  single: (name: DeclaredIn<Key>) => AnyField | undefined;
  pair: (name: DeclaredIn<Key>) => Pair<ValuesOf<Key>>;
  rulesOf: (name: string) => FieldRules;
  isRequired: (name: string) => boolean;
  /** The values of a new item. */
  initial: ValuesOf<Key>;
  /** The switches that show an item to visitors, on and off; none if they see every item. */
  published: Partial<ValuesOf<Key>>;
  unpublished: Partial<ValuesOf<Key>>;
  /** Their names. */
  publishing: readonly DeclaredIn<Key>[];
  required: readonly (keyof ValuesOf<Key> & string)[];
  /** A stored item as its form holds it. */
  read: (item: Key) => ValuesOf<Key>;
  /** The input to send to the server. */
  input: (values: ValuesOf<Key>, base: ValuesOf<Key>) => Input;
  /** How a field reads outside the form; undefined if as it is. */
  readingOf: (name: string) => Reading | undefined;
  /** Each value with its full name: “Title (English)”. */
  compared: (
    words: (typeof formTexts)['en'],
    texts: Record<DeclaredIn<Key>, FieldText>,
  ) => ComparedFields<ValuesOf<Key>>;
}

const isPair = (field: object) => !('read' in field);

/** A text in both languages is sent as typed. */
const asTyped: Pick<AnyField, 'initial' | 'read' | 'write'> = {
  initial: '',
  read: (stored) => (stored as string | null) ?? '',
  write: (value) => value,
};

/** Declares the fields of a noun once, for its form, its input, and wherever a field is named. */
export function declareFields<Key extends FragmentKey, Input extends object>(
  options: FieldSetOptions<Key, Input>,
): FieldSet<Key, Input> {
  const declared = Object.entries<object>(options.fields);
  const rules = options.rules as Record<string, FieldRules>;
  const values = declared.flatMap(([name, field]) =>
    isPair(field)
      ? [`${name}En`, `${name}Id`].map((side) => [side, asTyped] as const)
      : [[name, field as AnyField] as const],
  );
  const isRequired = (name: string) => {
    const field = options.fields[name as never] as { required?: boolean } | undefined;
    return field?.required ?? rules[name]?.required ?? false;
  };
  const readingOf = (name: string) =>
    (options.fields[name as never] as { Reading?: Reading } | undefined)?.Reading;
  const names = declared.map(([name]) => name as DeclaredIn<Key>);
  const publishing = declared
    .filter(([, field]) => (field as Partial<AnyField>).publishes)
    .map(([name]) => name);
  const switchedTo = (isOn: boolean) => Object.fromEntries(publishing.map((name) => [name, isOn]));
  const initial = Object.fromEntries(values.map(([name, field]) => [name, field.initial]));
  return {
    texts: names.filter((name) => !options.details.includes(name)),
    details: options.details,
    single: (name) => {
      const field = options.fields[name] as object;
      return isPair(field) ? undefined : (field as AnyField);
    },
    pair: (name) => options.fields[name] as Pair<ValuesOf<Key>>,
    rulesOf: (name) => rules[name] ?? {},
    isRequired,
    initial: initial as ValuesOf<Key>,
    published: switchedTo(true) as Partial<ValuesOf<Key>>,
    unpublished: switchedTo(false) as Partial<ValuesOf<Key>>,
    publishing: publishing as DeclaredIn<Key>[],
    required: values.map(([name]) => name).filter(isRequired) as (keyof ValuesOf<Key> & string)[],
    read: (item) => {
      const stored = readInlineData(options.fragment, item as never) as Record<string, unknown>;
      return Object.fromEntries(
        values.map(([name, { read }]) => [name, read(stored[name])]),
      ) as ValuesOf<Key>;
    },
    input: (form, base) => {
      const [typed, before] = [form, base] as Record<string, string | boolean>[];
      const sent = values.map(([name, { write }]) => [
        name,
        write(typed?.[name] ?? '', before?.[name] ?? ''),
      ]);
      return Object.fromEntries(sent.filter(([, value]) => value !== undefined)) as Input;
    },
    readingOf,
    compared: (words, texts) =>
      Object.fromEntries(
        declared.flatMap(([name, field]) => {
          const { label } = texts[name as DeclaredIn<Key>];
          return isPair(field)
            ? [
                [`${name}En`, { label: words.inEnglish(label) }],
                [`${name}Id`, { label: words.inIndonesian(label) }],
              ]
            : [[name, { label, reading: readingOf(name) }]];
        }),
      ) as ComparedFields<ValuesOf<Key>>,
  };
}

/** The state of a noun’s form. */
export type FormOf<Key extends FragmentKey> = EditFormState<ValuesOf<Key>>;
