import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ChangedFields_change$key } from '../../__generated__/ChangedFields_change.graphql.ts';
import { historyTexts } from '../../language/historyAdmin.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import * as styles from './ChangeEntry.css.ts';

interface Props {
  change: ChangedFields_change$key;
}

/** What each field was before and is after. */
export function ChangedFields({ change }: Props) {
  const texts = useTexts(historyTexts);
  const { fields } = useFragment(
    graphql`
      fragment ChangedFields_change on Change {
        fields {
          name
          before
          after
        }
      }
    `,
    change,
  );
  return (
    <dl className={styles.fields}>
      {fields.map(({ name, before, after }) => (
        <div key={name} className={styles.field}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>
            <span className={styles.caption}>{texts.before}</span>
            {before || texts.nothing}
          </dd>
          <dd className={styles.value}>
            <span className={styles.caption}>{texts.after}</span>
            {after || texts.nothing}
          </dd>
        </div>
      ))}
    </dl>
  );
}
