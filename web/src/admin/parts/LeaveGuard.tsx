import { useEffect, useEffectEvent, useState } from 'react';
import { useBlocker, type Location } from 'react-router-dom';
import { LeaveDialog } from './LeaveDialog.tsx';
import { settleLateFields } from '../../browser/lateFields.ts';
import { leaveChanges, unsavedChanges } from '../../browser/unsavedChanges.ts';

interface Props {
  /** Whether the surrounding form has changes. */
  dirty: boolean;
  /** Whether they are kept, so that nothing is lost. */
  isKept?: boolean;
  /** Keeps the changes, so that the form can be left without asking; resolves with whether they are kept. */
  onKeep?: () => Promise<boolean>;
  /** Called when the form is left and its changes are discarded. */
  onLeave: () => void;
}

/** Identifies the form at an address: a separate page, or a form inside its list, by ?add or ?edit. */
function formAt({ pathname, search }: Location): string {
  const parameters = new URLSearchParams(search);
  return [pathname, parameters.get('add'), parameters.get('edit')].join(' ');
}

/** Asks before leaving a form that has unsaved changes or waits for pictures, by a link or by unloading the page. */
export function LeaveGuard({ dirty, isKept = false, onKeep, onLeave }: Props) {
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    unsavedChanges.exist = dirty && !isKept;
    unsavedChanges.areShown = dirty;
    return leaveChanges;
  }, [dirty, isKept]);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      settleLateFields();
      if (unsavedChanges.exist) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    if (formAt(currentLocation) === formAt(nextLocation)) return false;
    settleLateFields();
    return unsavedChanges.exist || unsavedChanges.uploads > 0;
  });
  const leave = () => {
    setAsking(false);
    onLeave();
    blocker.proceed?.();
  };
  const handleBlocked = useEffectEvent((isKept: boolean) => (isKept ? leave() : setAsking(true)));
  const keep = useEffectEvent(async () => (await onKeep?.()) === true && unsavedChanges.uploads === 0);
  useEffect(() => {
    if (blocker.state === 'blocked') void keep().then(handleBlocked);
  }, [blocker.state]);
  return (
    <LeaveDialog
      open={isAsking}
      onLeave={leave}
      onStay={() => {
        setAsking(false);
        blocker.reset?.();
      }}
    />
  );
}
