import { Link } from 'react-router-dom';
import * as type from '../theme/typography.css.ts';
import { ArrowRightIcon } from './icons.tsx';
import { ArrowLeftIcon } from './moreIcons.tsx';
import * as styles from './Neighbours.css.ts';

interface Neighbour {
  /** What the link is called before its title, such as “Previous”. */
  label: string;
  /** Null at the end of the list. */
  to: { address: string; title: string } | null | undefined;
}

interface Props {
  /** The name of the navigation, for screen readers. */
  label: string;
  previous: Neighbour;
  next: Neighbour;
}

/** Links to the pages before and after one of a list. */
export function Neighbours({ label, previous, next }: Props) {
  if (!previous.to && !next.to) return null;
  return (
    <nav aria-label={label} className={styles.neighbours}>
      {previous.to && (
        <Link data-card to={previous.to.address} rel="prev" className={styles.previous}>
          <span className={styles.direction}>
            <ArrowLeftIcon /> {previous.label}
          </span>
          <span data-part="title" className={type.title}>
            {previous.to.title}
          </span>
        </Link>
      )}
      {next.to && (
        <Link data-card to={next.to.address} rel="next" className={styles.next}>
          <span className={styles.direction}>
            {next.label} <ArrowRightIcon />
          </span>
          <span data-part="title" className={type.title}>
            {next.to.title}
          </span>
        </Link>
      )}
    </nav>
  );
}
