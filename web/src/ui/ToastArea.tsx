import * as RadixToast from '@radix-ui/react-toast';
import { Button } from './Button.tsx';
import { IconButton } from './IconButton.tsx';
import { CloseIcon } from './icons.tsx';
import * as styles from './Toast.css.ts';
import { toastLimits, type ToastRecord } from './toastReducer.ts';
import { useAboveFoot } from './useAboveFoot.ts';

export interface ToastAreaProps {
  records: readonly ToastRecord[];
  label: string;
  viewportLabel: string;
  closeLabel: string;
  onDismiss: (id: string) => void;
}

/** The region of the toasts; F8 moves the focus there. */
export function ToastArea({ records, label, viewportLabel, closeLabel, onDismiss }: ToastAreaProps) {
  const viewport = useAboveFoot<HTMLOListElement>(records.some(({ open }) => open));
  return (
    // A new provider for each toast: Radix fails to resume after a toast is closed while paused, such as by its own
    // close button, and the next toast would stay forever.
    <RadixToast.Provider
      key={records[0]?.id}
      label={label}
      swipeDirection="right"
      swipeThreshold={toastLimits.swipeThreshold}
    >
      {records.map((record) => (
        <Toast
          key={record.id}
          record={record}
          closeLabel={closeLabel}
          onDismiss={() => onDismiss(record.id)}
        />
      ))}
      <RadixToast.Viewport ref={viewport} label={viewportLabel} hotkey={['F8']} className={styles.viewport} />
    </RadixToast.Provider>
  );
}

interface ToastProps {
  record: ToastRecord;
  closeLabel: string;
  onDismiss: () => void;
}

function Toast({ record, closeLabel, onDismiss }: ToastProps) {
  const { open, title, description, look = 'default', action, duration = toastLimits.duration } = record;
  return (
    <RadixToast.Root
      className={styles.look[look]}
      duration={duration}
      open={open}
      onOpenChange={(next) => next || onDismiss()}
    >
      <div className={styles.texts}>
        <RadixToast.Title className={styles.title}>{title}</RadixToast.Title>
        {description && (
          <RadixToast.Description className={styles.description}>{description}</RadixToast.Description>
        )}
      </div>
      <RadixToast.Close asChild>
        <IconButton label={closeLabel}>
          <CloseIcon />
        </IconButton>
      </RadixToast.Close>
      {action && (
        <div className={styles.action}>
          {/* A second press comes while the toast disappears. */}
          <RadixToast.Action asChild altText={action.altText}>
            <Button variant="secondary" size="small" onClick={() => open && action.onAction()}>
              {action.label}
            </Button>
          </RadixToast.Action>
        </div>
      )}
    </RadixToast.Root>
  );
}
