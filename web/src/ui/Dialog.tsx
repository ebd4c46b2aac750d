// Content security policy: Radix’s `Dialog.Overlay` locks the page’s scroll through react-remove-scroll, whose
// injected style element takes its nonce from `setNonce` of the package `get-nonce`; with a plain element for
// the scrim and `html:has()` for the lock, as here, nothing is injected and no nonce is needed.
import * as RadixDialog from '@radix-ui/react-dialog';
import { useRef, type ReactNode } from 'react';
import * as type from '../theme/typography.css.ts';
import * as styles from './Dialog.css.ts';
import { IconButton } from './IconButton.tsx';
import { CloseIcon } from './icons.tsx';
import { Scrim } from './Scrim.tsx';
import { useModal } from './useModal.ts';

export interface DialogProps {
  open: boolean;
  /** Called by the close button, Escape, or, unless it is steady, a press outside the dialog. */
  onDismiss: () => void;
  title: string;
  description?: ReactNode;
  closeLabel: string;
  /**
   * It holds input, which would be lost: a press outside it does nothing, nor does Escape after something was typed;
   * `always` if what it shows cannot be shown again.
   */
  steady?: boolean | 'always' | undefined;
  size?: keyof typeof styles.size | undefined;
  children: ReactNode;
  /** Buttons, the main one last. A submit button names its form: `<Button type="submit" form="…">`. */
  footer?: ReactNode;
}

export function Dialog({
  open,
  onDismiss,
  title,
  description,
  closeLabel,
  steady = false,
  size = 'medium',
  children,
  footer,
}: DialogProps) {
  const returnFocus = useModal(open);
  const hasTyped = useRef(false);
  return (
    <RadixDialog.Root open={open} onOpenChange={(next) => next || onDismiss()}>
      <RadixDialog.Portal>
        <Scrim open={open}>
          <RadixDialog.Content
            className={styles.size[size]}
            onOpenAutoFocus={() => {
              hasTyped.current = false;
            }}
            onCloseAutoFocus={returnFocus}
            onInput={() => {
              hasTyped.current = true;
            }}
            onEscapeKeyDown={(event) => {
              if (steady === 'always' || (steady && hasTyped.current)) event.preventDefault();
            }}
            onInteractOutside={(event) => {
              if (steady) event.preventDefault();
            }}
          >
            <div className={styles.header}>
              <RadixDialog.Title className={type.title}>{title}</RadixDialog.Title>
              {description && (
                <RadixDialog.Description className={styles.description}>
                  {description}
                </RadixDialog.Description>
              )}
            </div>
            <div className={styles.body}>{children}</div>
            {footer && <div className={styles.footer}>{footer}</div>}
            {/* Last, so that a dialog opens with the focus on its first field. */}
            <div className={styles.close}>
              <IconButton label={closeLabel} onClick={onDismiss}>
                <CloseIcon />
              </IconButton>
            </div>
          </RadixDialog.Content>
        </Scrim>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
