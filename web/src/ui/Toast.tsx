import {
  createContext,
  useContext,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { PlainToast } from './PlainToast.tsx';
import { toastLimits, toastReducer, type ToastContent } from './toastReducer.ts';
import { useIdleImport } from './useIdleImport.ts';

const loadToastArea = async () => (await import('./ToastArea.tsx')).ToastArea;

export interface ToastHandle {
  update: (changes: Partial<ToastContent>) => void;
  dismiss: () => void;
  remove: () => void;
}

export interface Toasts {
  /** Shows a toast, replacing the previous one. */
  toast: (content: ToastContent) => ToastHandle;
  /** Closes the current toast. */
  dismiss: () => void;
}

const ToastContext = createContext<Toasts | undefined>(undefined);

export function useToast(): Toasts {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error('useToast needs a ToastProvider above it');
  return toasts;
}

export interface ToastProviderProps {
  /** Read by screen readers before each toast: “Notification”. */
  label: string;
  /** The label of the notifications area; “{hotkey}” in it becomes F8. */
  viewportLabel: string;
  closeLabel: string;
  children: ReactNode;
}

/** Shows one toast at a time, for five seconds (docs/product.md#toasts). */
export function ToastProvider({ label, viewportLabel, closeLabel, children }: ToastProviderProps) {
  const [records, dispatch] = useReducer(toastReducer, []);
  const count = useRef(0);
  const [ToastArea] = useIdleImport(loadToastArea);
  /** The toast first shown as a plain one; it stays plain instead of changing while it is being read. */
  const [plain, setPlain] = useState<string | null>(null);
  const latest = records[0];
  if (latest && !ToastArea && latest.id !== plain) setPlain(latest.id);
  const isPlain = latest !== undefined && latest.id === plain;

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

  return (
    <ToastContext value={toasts}>
      {children}
      {isPlain
        ? latest.open && (
            <PlainToast key={latest.id} {...latest} closeLabel={closeLabel} onDismiss={toasts.dismiss} />
          )
        : latest &&
          ToastArea && (
            <ToastArea
              records={records}
              label={label}
              viewportLabel={viewportLabel}
              closeLabel={closeLabel}
              onDismiss={(id) => dispatch({ type: 'dismiss', id })}
            />
          )}
    </ToastContext>
  );
}
