import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useListState } from '../../page/listPlace.ts';
import * as type from '../../theme/typography.css.ts';
import { ArrowLeftIcon } from '../../ui/moreIcons.tsx';
import * as styles from './AdminHeading.css.ts';

interface Props {
  title: string;
  /** The portrait of a person whom the section is about. */
  portrait?: ReactNode;
  lead?: string;
  /** The list that a form belongs to. */
  back?: { to: string; text: string };
  action?: ReactNode;
}

/** The heading of a section of the dashboard. */
export function AdminHeading({ title, portrait, lead, back, action }: Props) {
  const listState = useListState();
  return (
    <header className={styles.heading}>
      <div className={styles.texts}>
        {back && (
          <Link to={back.to} state={listState} className={styles.back}>
            <ArrowLeftIcon /> {back.text}
          </Link>
        )}
        <div className={styles.title}>
          {portrait}
          <h1 className={type.heading}>{title}</h1>
        </div>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {action}
    </header>
  );
}
