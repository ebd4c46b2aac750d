import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { adminTexts } from '../../../language/adminTexts.ts';
import { useTexts } from '../../../language/LanguageProvider.tsx';
import { media } from '../../../theme/media.ts';
import * as type from '../../../theme/typography.css.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { CloseIcon } from '../../../ui/icons.tsx';
import * as styles from './BesideForm.css.ts';

interface Props {
  title: string;
  size: keyof typeof styles.beside;
  onDismiss: () => void;
  children: ReactNode;
}

/** Beside the form, where the window has room for both, so that typing goes on; else a dialog. */
export function BesideForm(props: Props) {
  const texts = useTexts(adminTexts);
  const [isBeside] = useState(() => window.matchMedia(media.xl).matches);
  if (isBeside) return createPortal(<Beside {...props} />, document.body);
  const { title, onDismiss, children } = props;
  return (
    <Dialog open onDismiss={onDismiss} title={title} closeLabel={texts.close} size="large">
      <div className={styles.content}>{children}</div>
    </Dialog>
  );
}

function Beside({ title, size, onDismiss, children }: Props) {
  const texts = useTexts(adminTexts);
  const panel = useRef<HTMLElement>(null);
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onDismiss();
  });
  useEffect(() => {
    const opener = document.activeElement;
    panel.current?.focus();
    panel.current?.addEventListener('keydown', handleKey);
    return () => {
      // Unless the focus has moved on, as by a press that closes it.
      if (document.activeElement === document.body && opener instanceof HTMLElement)
        opener.focus({ preventScroll: true });
    };
  }, []);
  return (
    <aside ref={panel} tabIndex={-1} aria-label={title} className={styles.beside[size]}>
      <div className={styles.head}>
        <h2 className={type.title}>{title}</h2>
        <IconButton label={texts.close} onClick={onDismiss}>
          <CloseIcon />
        </IconButton>
      </div>
      <div className={styles.content}>{children}</div>
    </aside>
  );
}
