export type ToastLook = 'default' | 'destructive';

export interface ToastAction {
  label: string;
  /** How to do the same without the toast, for those who cannot reach it before it closes. */
  altText: string;
  onAction: () => void;
}

export interface ToastContent {
  title: string;
  description?: string;
  look?: ToastLook;
  action?: ToastAction;
  /** How long it is shown, in milliseconds; five seconds if absent. It waits while someone is at it. */
  duration?: number;
}

export interface ToastRecord extends ToastContent {
  readonly id: string;
  /** False once dismissed; the record stays for a while, so that it can still be updated or removed. */
  readonly open: boolean;
}

export type ToastEvent =
  | { type: 'add'; id: string; content: ToastContent }
  | { type: 'update'; id: string; changes: Partial<ToastContent> }
  /** Without an id: all of them. */
  | { type: 'dismiss'; id?: string }
  | { type: 'remove'; id?: string };

/** Times in milliseconds, the threshold in CSS pixels (docs/product.md#toasts). */
export const toastLimits = {
  visible: 1,
  duration: 5000,
  removalDelay: 1_000_000,
  swipeThreshold: 50,
} as const;

/** Newest first. Toasts over the limit are dropped immediately. */
export function toastReducer(toasts: readonly ToastRecord[], event: ToastEvent): readonly ToastRecord[] {
  const concerns = (toast: ToastRecord) =>
    !('id' in event) || event.id === undefined || event.id === toast.id;
  switch (event.type) {
    case 'add':
      return [{ ...event.content, id: event.id, open: true }, ...toasts].slice(0, toastLimits.visible);
    case 'update':
      return toasts.map((toast) => (concerns(toast) ? { ...toast, ...event.changes } : toast));
    case 'dismiss':
      return toasts.map((toast) => (concerns(toast) ? { ...toast, open: false } : toast));
    case 'remove':
      return toasts.filter((toast) => !concerns(toast));
  }
}
