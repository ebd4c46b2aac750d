import { graphql, useFragment } from 'react-relay/hooks.js';
import type { MarkedText_parts$key } from '../__generated__/MarkedText_parts.graphql.ts';
import * as styles from './SearchGroup.css.ts';

interface Props {
  parts: MarkedText_parts$key;
}

/** A text in which the words that were searched for are marked. */
export function MarkedText({ parts: key }: Props) {
  const parts = useFragment(
    graphql`
      fragment MarkedText_parts on TextPart @relay(plural: true) {
        text
        isMatch
      }
    `,
    key,
  );
  return parts.map(({ text, isMatch }, index) =>
    isMatch ? (
      // oxlint-disable-next-line react/no-array-index-key -- The parts of a text have no other identity.
      <mark key={index} className={styles.mark}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
