import { graphql, useFragment } from 'react-relay/hooks.js';
import type { Overridden_change$key } from '../__generated__/Overridden_change.graphql.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { findingTexts } from '../launchCheck/findingTexts.ts';
import { useFindingText } from '../launchCheck/useFindingText.ts';
import * as styles from './ChangeEntry.css.ts';
import { useFieldName } from './fieldNames.ts';

/** What the launch check found and the admin overrode, if this change is such a publication. */
export function Overridden({ change: key }: { change: Overridden_change$key }) {
  const texts = useTexts(findingTexts);
  const { entity, overridden } = useFragment(
    graphql`
      fragment Overridden_change on Change {
        entity
        overridden {
          code
          field
          language
          detail
          suggestion
        }
      }
    `,
    key,
  );
  const textOf = useFindingText(useFieldName(entity ?? ''));
  const sentences = overridden.map(({ code, field, language, detail, suggestion }) =>
    textOf({ code, field, language, detail, suggestion }),
  );
  if (sentences.length === 0) return null;
  return (
    <div className={styles.overridden}>
      <p>{texts.overridden}</p>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
}
