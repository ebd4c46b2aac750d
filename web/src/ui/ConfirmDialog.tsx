import * as AlertDialog from '@radix-ui/react-alert-dialog';
import type { ReactNode } from 'react';
import * as type from '../theme/typography.css.ts';
import { Button } from './Button.tsx';
import * as styles from './Dialog.css.ts';
import { Scrim } from './Scrim.tsx';
import { useModal } from './useModal.ts';

export interface ConfirmDialogProps {
  open: boolean;
  /** The question. */
  title: string;
  /** The name of the item in question, shown unchanged. */
  thing?: string | undefined;
  /** The consequences. */
  description: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  /** Whether the action is destructive. */
  danger?: boolean | undefined;
  /** Whether the action is running; the dialog stays open until the caller closes it. */
  busy?: boolean | undefined;
  onConfirm: () => void;
  /** Called by the cancel button or Escape. */
  onCancel: () => void;
}

/** Asks for confirmation. It opens with the focus on Cancel, and a press outside it does nothing. */
export function ConfirmDialog({
  open,
  title,
  thing,
  description,
  confirmLabel,
  cancelLabel,
  danger = false,
  busy = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const returnFocus = useModal(open);
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => next || busy || onCancel()}>
      <AlertDialog.Portal>
        <Scrim open={open}>
          <AlertDialog.Content
            className={danger ? `${styles.size.small} ${styles.danger}` : styles.size.small}
            onCloseAutoFocus={returnFocus}
          >
            <div className={styles.confirm}>
              <AlertDialog.Title className={type.title}>{title}</AlertDialog.Title>
              {thing && <p className={styles.thing}>{thing}</p>}
              <AlertDialog.Description className={styles.description}>{description}</AlertDialog.Description>
            </div>
            <div className={styles.footer}>
              <AlertDialog.Cancel asChild>
                <Button variant="secondary" disabled={busy}>
                  {cancelLabel}
                </Button>
              </AlertDialog.Cancel>
              <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </div>
          </AlertDialog.Content>
        </Scrim>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
