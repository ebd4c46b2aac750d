import { Toast as RadixToast } from 'radix-ui';
import {
  createContext,
  useContext,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { Button } from './Button.tsx';
import { IconButton } from './IconButton.tsx';
import { CloseIcon } from './icons.tsx';
import * as styles from './Toast.css.ts';
import { toastLimits, toastReducer, type ToastContent, type ToastRecord } from './toastReducer.ts';

export interface ToastHandle {
  update: (changes: Partial<ToastContent>) => void;
  dismiss: () => void;
  remove: () => void;
}

export interface Toasts {
  /** Shows a toast in place of the one before. */
  toast: (content: ToastContent) => ToastHandle;
  /** Closes the toast that is shown. */
  dismiss: () => void;
}

const ToastContext = createContext<Toasts | undefined>(undefined);

export function useToast(): Toasts {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error('useToast needs a ToastProvider above it');
  return toasts;
}

export interface ToastProviderProps {
  /** Read aloud before each toast: "Notification". */
  label: string;
  /** Names the notifications area; "{hotkey}" in it becomes F8. */
  viewportLabel: string;
  closeLabel: string;
  children: ReactNode;
}

/** Specification, section 4: one toast at a time, for five seconds, bottom right. */
export function ToastProvider({ label, viewportLabel, closeLabel, children }: ToastProviderProps) {
  const [records, dispatch] = useReducer(toastReducer, []);
  const count = useRef(0);

  const toasts = useMemo<Toasts>(
    () => ({
      toast(content) {
        const id = String(++count.current);
        dispatch({ type: 'add', id, content });
        return {
          update: (changes) => dispatch({ type: 'update', id, changes }),
          dismiss: () => dispatch({ type: 'dismiss', id }),
          remove: () => dispatch({ type: 'remove', id }),
        };
      },
      dismiss: () => dispatch({ type: 'dismiss' }),
    }),
    [],
  );

  const dismissed = records.find((record) => !record.open)?.id;
  useEffect(() => {
    if (dismissed === undefined) return undefined;
    const timer = setTimeout(() => dispatch({ type: 'remove', id: dismissed }), toastLimits.removalDelay);
    return () => clearTimeout(timer);
  }, [dismissed]);

  // Not in the server's HTML: Radix gives the viewport a style attribute, which the content security policy
  // refuses there and allows from script.
  const inBrowser = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  return (
    <ToastContext value={toasts}>
      {children}
      {inBrowser && (
        // A new one for each toast: Radix forgets to resume after a toast is closed while paused, by its own close
        // button for one, and the next toast would stay for ever.
        <RadixToast.Provider
          key={records[0]?.id}
          label={label}
          duration={toastLimits.duration}
          swipeDirection="right"
          swipeThreshold={toastLimits.swipeThreshold}
        >
          {records.map((record) => (
            <Toast
              key={record.id}
              record={record}
              closeLabel={closeLabel}
              onDismiss={() => dispatch({ type: 'dismiss', id: record.id })}
            />
          ))}
          <RadixToast.Viewport label={viewportLabel} hotkey={['F8']} className={styles.viewport} />
        </RadixToast.Provider>
      )}
    </ToastContext>
  );
}

interface ToastProps {
  record: ToastRecord;
  closeLabel: string;
  onDismiss: () => void;
}

function Toast({ record, closeLabel, onDismiss }: ToastProps) {
  const { open, title, description, look = 'default', action } = record;
  return (
    <RadixToast.Root className={styles.look[look]} open={open} onOpenChange={(next) => next || onDismiss()}>
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
          <RadixToast.Action asChild altText={action.altText}>
            <Button variant="secondary" size="small" onClick={action.onAction}>
              {action.label}
            </Button>
          </RadixToast.Action>
        </div>
      )}
    </RadixToast.Root>
  );
}
