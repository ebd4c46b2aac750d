import { graphql, useFragment } from 'react-relay/hooks.js';
import type { LastChange_change$key } from '../../__generated__/LastChange_change.graphql.ts';
import { formTexts } from '../../language/formTexts.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { localDay, localMoment } from '../../language/localMoment.ts';
import * as styles from './LastChange.css.ts';

interface Props {
  change: LastChange_change$key | null | undefined;
  /** Says it as a sentence, with the time: in a form. */
  isSentence?: boolean;
}

/** Who changed an item last, and when; nothing if no change is recorded. */
export function LastChange({ change: key, isSentence = false }: Props) {
  const texts = useTexts(formTexts);
  const { language } = useLanguage();
  const change = useFragment(
    graphql`
      fragment LastChange_change on LastChange {
        by {
          name
        }
        at
      }
    `,
    key,
  );
  if (!change) return null;
  const { by, at } = change;
  const whole = texts.lastChange(by.name, localMoment(language, at));
  if (isSentence) return <p className={styles.sentence}>{whole}</p>;
  return (
    <span title={whole} className={styles.change}>
      {by.name} · <time dateTime={at}>{localDay(language, at)}</time>
    </span>
  );
}
