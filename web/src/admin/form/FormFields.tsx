import type { ReactNode } from 'react';
import { formTexts } from '../../language/formTexts.ts';
import { numberFormat } from '../../shared/language.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import * as type from '../../theme/typography.css.ts';
import { RequiredNote } from '../../ui/RequiredNote.tsx';
import { hidden } from '../../ui/VisuallyHidden.css.ts';
import * as styles from './EditForm.css.ts';
import type { DeclaredIn, FieldSet, FieldText, FormOf, FragmentKey, ValuesOf } from './fieldSet.ts';
import { lengthProblem, problemText, type Field, type FormValues, type Problems } from './problems.ts';
import { TextPairField } from './TextPairField.tsx';

interface Props<Key extends FragmentKey> {
  form: FormOf<Key>;
  fields: Omit<FieldSet<Key, never>, 'input'>;
  texts: Record<DeclaredIn<Key>, FieldText>;
}

/** Some of a noun’s fields, one below the other. */
export function FormFields<Key extends FragmentKey>({
  form,
  fields,
  texts,
  names,
}: Props<Key> & { names: readonly DeclaredIn<Key>[] }) {
  const words = useTexts(formTexts);
  const number = numberFormat(useLanguage().language);
  return names.map((declared) => {
    const text = texts[declared];
    const single = fields.single(declared);
    if (!single) {
      const { Control = TextPairField, ...options } = fields.pair(declared);
      return (
        <Control
          key={declared}
          form={form}
          name={declared as never}
          label={text.label}
          limit={fields.rulesOf(`${declared}En`).maxLength ?? 0}
          isRequired={fields.isRequired(`${declared}En`)}
          {...options}
          {...(typeof text.hint === 'string' && { hint: text.hint })}
        />
      );
    }
    const name = declared as string as Field<ValuesOf<Key>>;
    const problem = form.problems[name] ?? lengthProblem(form.values[name], fields.rulesOf(name).maxLength);
    return (
      <single.Control
        key={declared}
        name={name}
        text={text}
        rules={fields.rulesOf(name)}
        isRequired={fields.isRequired(name)}
        isNew={form.version === 0}
        form={form}
        value={form.values[name]}
        base={form.base[name]}
        errorOf={(...sentences) => problemText(words, number, problem, ...sentences)}
        partErrorOf={(part, detail, limit) => {
          const problems = form.problems as Problems<FormValues>;
          return problemText(words, number, problems[`${name}.${part}`] ?? lengthProblem(detail, limit));
        }}
        onChange={(value) => form.change({ [name]: value } as Partial<ValuesOf<Key>>)}
      />
    );
  });
}

interface ColumnsProps<Key extends FragmentKey> extends Props<Key> {
  /** The heading of the details, of the fields common to both languages; undefined if the noun has none. */
  title: string | undefined;
  /** Above the texts: what the editor should know of the item. */
  notice?: ReactNode;
  /** Fields that are left out. */
  left?: readonly DeclaredIn<Key>[];
  /** Shows the details beside the texts; below them, at the form’s full width, if absent. */
  aside?: (details: ReactNode) => ReactNode;
}

/** A noun’s form: its texts, and its details beside or below them. */
export function FormColumns<Key extends FragmentKey>({
  title,
  notice,
  left,
  aside,
  ...props
}: ColumnsProps<Key>) {
  const shown = (names: readonly DeclaredIn<Key>[]) => names.filter((name) => left?.includes(name) !== true);
  const details = title && (
    <fieldset className={aside ? styles.details : styles.wideDetails}>
      <legend className={aside ? hidden : styles.legend}>
        <span className={type.title}>{title}</span>
      </legend>
      <FormFields {...props} names={shown(props.fields.details)} />
    </fieldset>
  );
  const texts = (
    <div className={styles.texts}>
      {notice}
      <RequiredNote />
      <FormFields {...props} names={shown(props.fields.texts)} />
      {!aside && details}
    </div>
  );
  if (!aside) return texts;
  return (
    <div className={styles.columns}>
      {texts}
      {aside(details)}
    </div>
  );
}
