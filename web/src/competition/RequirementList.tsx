import * as type from '../theme/typography.css.ts';
import { CheckIcon } from '../ui/moreIcons.tsx';
import * as styles from './Requirements.css.ts';

interface Props {
  title: string;
  intro?: string;
  items: readonly { number: number; text: string }[];
}

export function RequirementList({ title, intro, items }: Props) {
  return (
    <div className={styles.column}>
      <h3 className={type.title}>{title}</h3>
      {intro && <p className={styles.intro}>{intro}</p>}
      <ul>
        {items.map(({ number, text }) => (
          <li key={number} className={styles.item}>
            <span className={styles.mark}>
              <CheckIcon />
            </span>
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
