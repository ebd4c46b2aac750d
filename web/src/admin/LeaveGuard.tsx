import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { LeaveDialog } from './LeaveDialog.tsx';
import { unsavedChanges } from './unsavedChanges.ts';

interface Props {
  /** The form around holds what is not saved. */
  dirty: boolean;
}

/** Asks before a changed form is left, by a link or with the whole page. */
export function LeaveGuard({ dirty }: Props) {
  useEffect(() => {
    unsavedChanges.exist = dirty;
    return () => {
      unsavedChanges.exist = false;
    };
  }, [dirty]);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (unsavedChanges.exist) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsavedChanges.exist && currentLocation.pathname !== nextLocation.pathname,
  );
  return (
    <LeaveDialog
      open={blocker.state === 'blocked'}
      onLeave={() => blocker.proceed?.()}
      onStay={() => blocker.reset?.()}
    />
  );
}
