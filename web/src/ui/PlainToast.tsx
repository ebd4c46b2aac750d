import { useEffect, useState } from 'react';
import { Button } from './Button.tsx';
import { IconButton } from './IconButton.tsx';
import { CloseIcon } from './icons.tsx';
import * as styles from './Toast.css.ts';
import { toastLimits, type ToastContent } from './toastReducer.ts';
import { useAboveFoot } from './useAboveFoot.ts';

interface Props extends ToastContent {
  closeLabel: string;
  /** Must be stable between renders. */
  onDismiss: () => void;
}

/** How long the toast stays after a press on its action, in milliseconds: a double press meets nothing below it. */
const pressedFor = 500;

/** A toast shown until the code of ToastArea has loaded: the toast may be about a lost connection. */
export function PlainToast({
  title,
  description,
  look = 'default',
  action,
  duration = toastLimits.duration,
  closeLabel,
  onDismiss,
}: Props) {
  const viewport = useAboveFoot<HTMLOListElement>(true);
  const [isPressed, setPressed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(onDismiss, isPressed ? pressedFor : duration);
    return () => clearTimeout(timer);
  }, [onDismiss, duration, isPressed]);
  const handleAction = () => {
    if (isPressed) return;
    setPressed(true);
    action?.onAction();
  };
  return (
    <div role="alert">
      <ol ref={viewport} className={styles.viewport}>
        <li className={styles.look[look]} data-state="open">
          <div className={styles.texts}>
            <div className={styles.title}>{title}</div>
            {description && <div className={styles.description}>{description}</div>}
          </div>
          <IconButton label={closeLabel} onClick={onDismiss}>
            <CloseIcon />
          </IconButton>
          {action && (
            <div className={styles.action}>
              <Button variant="secondary" size="small" onClick={handleAction}>
                {action.label}
              </Button>
            </div>
          )}
        </li>
      </ol>
    </div>
  );
}
