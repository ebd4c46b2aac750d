import { textProps } from '../../admin/form/controls.tsx';
import type { ControlProps } from '../../admin/form/fieldSet.ts';
import { TextField } from '../../ui/TextField.tsx';
import * as styles from './ContentForm.css.ts';

/** The id of the list of keys that the field suggests. */
export const keySuggestionsId = 'content-keys';

/** The key of a new entry. */
export function ContentKeyField(props: ControlProps<string>) {
  return (
    <div className={styles.key}>
      <TextField
        {...textProps(props)}
        list={keySuggestionsId}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
      />
    </div>
  );
}
