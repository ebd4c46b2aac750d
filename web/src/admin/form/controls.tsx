import { ImageField } from '../../images/library/ImageField.tsx';
import { MomentReading, SwitchReading } from '../../history/readings.tsx';
import { formTexts } from '../../language/formTexts.ts';
import { numberFormat } from '../../shared/language.ts';
import { withScheme } from '../../shared/websiteAddress.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { SwitchField } from '../../ui/CheckboxField.tsx';
import { SelectField, type SelectOption } from '../../ui/SelectField.tsx';
import { GrowingField } from '../../ui/GrowingField.tsx';
import { LineField } from '../../ui/LineField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { ControlProps, Field, FieldText, Sentence } from './fieldSet.ts';
import { MomentField } from './MomentField.tsx';
import { fromZoned, toZoned } from './zonedDateTime.ts';

type Text = string | null | undefined;

const text: Pick<Field<Text, string>, 'initial' | 'read' | 'write'> = {
  initial: '',
  read: (stored) => stored ?? '',
  write: (value) => value,
};

const wordsOf = (sentence: Sentence | undefined, detail = '') =>
  typeof sentence === 'function' ? sentence(detail) : sentence;

const hintOf = ({ hint, newHint }: FieldText, isNew: boolean) => wordsOf(isNew ? (newHint ?? hint) : hint);

/** The props common to all text controls. */
export const textProps = ({
  name,
  text,
  isRequired,
  isNew,
  value,
  errorOf,
  onChange,
}: ControlProps<string>) => ({
  label: text.label,
  name,
  required: isRequired,
  hint: hintOf(text, isNew),
  value,
  error: errorOf(wordsOf(text.invalid)),
  onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
});

/** One text in both languages, single-line or multi-line. */
export const pair = (options: { rows?: number; look?: 'title' | 'lead'; isAboutWords?: boolean } = {}) =>
  options;

/** One line of text. */
export const line = (): Field<Text, string> => ({
  ...text,
  Control: (props) => <LineField {...textProps(props)} onChange={props.onChange} />,
});

/** Several lines of text, with a character count. */
export const paragraphs = (options: { rows: number }): Field<Text, string> => ({
  ...text,
  Control: (props) => {
    const { characters } = useTexts(formTexts);
    const number = numberFormat(useLanguage().language);
    const { hint, ...area } = textProps(props);
    const count = characters(number.format(props.value.length), number.format(props.rules.maxLength ?? 0));
    return <GrowingField {...area} rows={options.rows} hint={hint ? `${hint} · ${count}` : count} />;
  },
});

/** The address of a website, which is completed with https://. */
export const address = (): Field<Text, string> => ({
  ...text,
  write: (value) => withScheme(value.trim()),
  Control: (props) => (
    <TextField {...textProps(props)} type="text" inputMode="url" autoCapitalize="none" spellCheck={false} />
  ),
});

/** The address of a picture, typed or chosen from the library. */
export const picture = (): Field<Text, string> => ({
  ...text,
  Control: ({ onChange, ...props }) => (
    <ImageField {...textProps({ ...props, onChange })} onChange={onChange} />
  ),
});

/** On or off. @param options whether it shows the item to visitors, which is for those who may publish */
export const toggle = (
  initial: boolean,
  { publishes = false }: { publishes?: boolean } = {},
): Field<boolean, boolean> => ({
  initial,
  publishes,
  read: (stored) => stored,
  write: (value) => value,
  Reading: SwitchReading,
  Control: ({ name, text, value, onChange }) => (
    <SwitchField
      label={text.label}
      name={name}
      hint={wordsOf(text.hint)}
      checked={value}
      onChange={({ target }) => onChange(target.checked)}
    />
  ),
});

interface Choice {
  /** The value for a new item; nothing is selected by default. */
  initial?: string;
  /** The options; may include the value that the form opened with, even if it is no longer valid. */
  useOptions: (base: string) => readonly SelectOption[];
  /** Shown while nothing is selected. */
  usePlaceholder?: () => string;
}

/** One of a few options. */
export const choice = ({ initial = '', useOptions, usePlaceholder }: Choice): Field<Text, string> => ({
  ...text,
  initial,
  required: true,
  Reading: ({ value: chosen }) => useOptions(chosen).find(({ value }) => value === chosen)?.label ?? chosen,
  Control: (props) => (
    <SelectField {...textProps(props)} options={useOptions(props.base)} placeholder={usePlaceholder?.()} />
  ),
});

interface Moment {
  /** Whether an emptied field clears the time, rather than leaving it unchanged. */
  isClearable?: boolean;
  /** Replaces the hint, by the values of the whole form. */
  useNote?: (form: ControlProps<string>['form']) => string | undefined;
}

/** A date and time in a zone that the editor chooses, to the minute. */
export const moment = ({ isClearable = false, useNote }: Moment = {}): Field<Text, string> => ({
  initial: '',
  read: (stored) => (stored ? toZoned(stored) : ''),
  // The field shows minutes, but the stored time may be finer.
  write: (value, base) => {
    if (value === base) return undefined;
    if (value !== '') return fromZoned(value);
    return isClearable ? null : undefined;
  },
  Reading: MomentReading,
  Control: ({ name, text: words, isRequired, isNew, value, form, errorOf, onChange }) => (
    <MomentField
      name={name}
      label={words.label}
      hint={useNote?.(form) ?? hintOf(words, isNew)}
      required={isRequired}
      error={errorOf(wordsOf(words.invalid))}
      value={value}
      onChange={onChange}
    />
  ),
});

/** A time that another field’s value decides: shown in the history and in conflicts only. */
export const derivedMoment = (): Field<Text, string> => ({
  ...moment(),
  write: () => undefined,
  Control: () => null,
});

/** GraphQL’s largest Int. */
const largestInt = 2_147_483_647;

/** A whole number as typed: the server reads it as an integer, so the browser need not validate it. */
export const number = (initial: number): Field<number, string> => ({
  initial: String(initial),
  required: true,
  read: String,
  // Clamp what GraphQL cannot carry, so that the server’s error is shown at its field.
  write: (value) => Math.max(-largestInt, Math.min(Math.trunc(Number(value)), largestInt)),
  Control: (props) => {
    const { minimum, maximum } = props.rules;
    const limit = numberFormat(useLanguage().language).format(maximum ?? largestInt);
    return (
      <TextField
        {...textProps(props)}
        type="number"
        step="any"
        min={minimum}
        max={maximum}
        error={props.errorOf(wordsOf(props.text.invalid, limit))}
      />
    );
  },
});
