import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ChangedFields_change$key } from '../__generated__/ChangedFields_change.graphql.ts';
import { formTexts } from '../language/formTexts.ts';
import { historyTexts } from './historyTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import * as styles from './ChangeEntry.css.ts';
import { useFieldName } from './fieldNames.ts';

interface Props {
  change: ChangedFields_change$key;
}

/** The values of each field before and after. */
export function ChangedFields({ change }: Props) {
  const texts = useTexts(historyTexts);
  const words = useTexts(formTexts);
  const { entity, fields } = useFragment(
    graphql`
      fragment ChangedFields_change on Change {
        entity
        fields {
          name
          before
          after
        }
      }
    `,
    change,
  );
  /** Booleans arrive as JSON. */
  const switches: Readonly<Record<string, string>> = { true: words.yes, false: words.no };
  const shown = (value: string | null | undefined) => (value ? (switches[value] ?? value) : texts.nothing);
  const nameOf = useFieldName(entity ?? '');
  return (
    <dl className={styles.fields}>
      {fields.map(({ name, before, after }) => (
        <div key={name} className={styles.field}>
          <dt className={styles.name}>{nameOf(name)}</dt>
          <dd className={styles.value}>
            <span className={styles.caption}>{texts.before}</span>
            {shown(before)}
          </dd>
          <dd className={styles.value}>
            <span className={styles.caption}>{texts.after}</span>
            {shown(after)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
