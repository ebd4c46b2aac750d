import * as RadixDialog from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import * as type from '../theme/typography.css.ts';
import * as styles from './Drawer.css.ts';
import { IconButton } from './IconButton.tsx';
import { CloseIcon } from './icons.tsx';
import { Scrim } from './Scrim.tsx';
import { useModal } from './useModal.ts';

export interface DrawerProps {
  open: boolean;
  /** Called by the close button, Escape, a press outside the drawer, and when its button disappears from a window that grows. */
  onDismiss: () => void;
  title: string;
  closeLabel: string;
  /** The edge of the page that it slides in from. */
  side?: keyof typeof styles.side | undefined;
  children: ReactNode;
}

/** A sheet at the side of the page, for menus on small screens. */
export function Drawer({ open, onDismiss, title, closeLabel, side = 'end', children }: DrawerProps) {
  const returnFocus = useModal(open, onDismiss);
  return (
    <RadixDialog.Root open={open} onOpenChange={(next) => next || onDismiss()}>
      <RadixDialog.Portal>
        <Scrim open={open}>
          <RadixDialog.Content className={styles.side[side]} onCloseAutoFocus={returnFocus}>
            <div className={styles.header}>
              <RadixDialog.Title className={type.title}>{title}</RadixDialog.Title>
              <IconButton label={closeLabel} onClick={onDismiss}>
                <CloseIcon />
              </IconButton>
            </div>
            <div className={styles.body}>{children}</div>
          </RadixDialog.Content>
        </Scrim>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
