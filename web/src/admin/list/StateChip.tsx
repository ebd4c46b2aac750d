import type { ReactNode } from 'react';
import * as styles from './StateChip.css.ts';

interface Props {
  /** `indigo` for what readers do not see, `gold` for what stands out, `red` for what needs work. */
  tone: keyof typeof styles.tone;
  children: ReactNode;
}

/** An unusual state of a row, such as “Draft”; what is usual is not marked. */
export function StateChip({ tone, children }: Props) {
  return <span className={styles.tone[tone]}>{children}</span>;
}
