import { useEffect, useRef, type ReactNode } from 'react';
import { focusMainIfLost } from '../../ui/focusMainIfLost.ts';
import { WarningIcon } from '../../ui/icons.tsx';
import * as styles from './AdminAlert.css.ts';

interface Props {
  title: string;
  text: string;
  /** Details below the text. */
  children?: ReactNode;
  /** The buttons that resolve it. */
  actions?: ReactNode;
}

/** Whether the editor is writing: the next letters are meant for that field. */
const isWriting = () =>
  document.activeElement?.matches('input, textarea, select, [contenteditable="true"]') ?? false;

/** An alert that blocks a form. It takes the focus from the button that caused it, which is far below. */
export function AdminAlert({ title, text, children, actions }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Its button, which has the focus then, goes with it.
    if (isWriting()) return () => focusMainIfLost();
    const before = document.activeElement;
    box.current?.focus({ preventScroll: true });
    // Its title is read first.
    const isTall = (box.current?.offsetHeight ?? 0) > window.innerHeight / 2;
    box.current?.scrollIntoView({ block: isTall ? 'start' : 'center' });
    return () => {
      if (document.activeElement !== document.body) return;
      // The focused alert was removed: return to where the editor was working, or to the page’s content.
      if (before instanceof HTMLElement) before.focus();
      focusMainIfLost();
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
