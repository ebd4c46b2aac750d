import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ChangedFields_change$key } from '../__generated__/ChangedFields_change.graphql.ts';
import { historyTexts } from './historyTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import * as styles from './ChangeEntry.css.ts';
import { FieldValue } from './FieldValue.tsx';
import { useFieldName, useReadings } from './fieldNames.ts';

interface Props {
  change: ChangedFields_change$key;
}

/** The values of each field before and after. */
export function ChangedFields({ change }: Props) {
  const texts = useTexts(historyTexts);
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
  const nameOf = useFieldName(entity ?? '');
  const readingOf = useReadings(entity ?? '');
  return (
    <dl className={styles.fields}>
      {fields.map(({ name, before, after }) => (
        <div key={name} className={styles.field}>
          <dt className={styles.name}>{nameOf(name)}</dt>
          <dd className={styles.value}>
            <span className={styles.caption}>{texts.before}</span>
            <FieldValue value={before} nothing={texts.nothing} reading={readingOf(name)} />
          </dd>
          <dd className={styles.value}>
            <span className={styles.caption}>{texts.after}</span>
            <FieldValue value={after} nothing={texts.nothing} reading={readingOf(name)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
