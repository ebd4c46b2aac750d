import { useEffect, useRef, type ReactNode } from 'react';
import { WarningIcon } from '../../ui/icons.tsx';
import * as styles from './AdminAlert.css.ts';

interface Props {
  title: string;
  text: string;
  /** What there is to see of it. */
  children?: ReactNode;
  /** What can be done about it. */
  actions?: ReactNode;
}

/** Something that stands in the way of a form. It takes the focus, since its cause was a press far below. */
export function AdminAlert({ title, text, children, actions }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'center' });
    return () => {
      // Gone with the focus in it: back to where the work was.
      if (document.activeElement === document.body && before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <div ref={box} role="alert" tabIndex={-1} className={styles.alert}>
      <p className={styles.title}>
        <WarningIcon />
        <span>{title}</span>
      </p>
      <p className={styles.text}>{text}</p>
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
