import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks.js';
import { settleLateFields } from '../../../browser/lateFields.ts';
import type { FormValues } from '../problems.ts';
import type { Current } from '../edited.ts';
import type { EditFormState } from '../useEditForm.ts';
import { copyRequests, type CopyPlace } from './copyRequests.ts';
import { openCopySession } from './copySession.ts';
import type { KeepState } from './keeper.ts';

/**
 * Keeps what is typed into a form on the server (docs/product.md#working-copies).
 * @param duplicates the item that a new one duplicates
 * @param loadItem fetches the item as it is stored; absent for a new one
 */
export function useWorkingCopy<Values extends FormValues>(
  form: EditFormState<Values>,
  place: CopyPlace,
  duplicates?: number,
  loadItem?: () => Promise<Current<Values> | null>,
) {
  const environment = useRelayEnvironment();
  const [requests] = useState(() => ({ ...copyRequests(environment, place, duplicates), loadItem }));
  const [session] = useState(() => openCopySession(form, requests));
  const [state, setState] = useState<KeepState>('kept');
  /** When this form kept it last. */
  const [keptAt, setKeptAt] = useState<Date | null>(null);
  const isWithoutCopy = form.copy === null && state === 'kept';
  const isUntouched = !form.isDirty && isWithoutCopy;
  // Discarded, here or elsewhere, or typed back.
  const isNothingKept = isUntouched || (isWithoutCopy && form.obstacle?.kind === 'gone');
  if (isNothingKept && keptAt !== null) setKeptAt(null);
  useLayoutEffect(() => session.observe(form));
  useEffect(() => {
    session.listen((next) => {
      setState(next);
      if (next === 'kept') setKeptAt(new Date());
    });
  }, [session]);

  // A restored draft may be newer than what the server has, and it does not have a duplicate yet.
  const isNew = form.isRestored || (form.isDirty && form.copy === null);
  const noted = useRef(isNew ? null : form.values);
  useEffect(() => {
    if (noted.current === form.values) return;
    noted.current = form.values;
    // Values that the form itself has changed, before anything was typed.
    if (isUntouched) return;
    session.note();
  }, [session, form.values, isUntouched]);

  const leave = useEffectEvent(async () => {
    // The next visit opens it from the server.
    if (await session.keep()) form.forget();
  });
  useEffect(() => {
    const handleChange = () => {
      if (document.visibilityState !== 'hidden') return;
      settleLateFields();
      void session.keep();
    };
    document.addEventListener('visibilitychange', handleChange);
    return () => {
      document.removeEventListener('visibilitychange', handleChange);
      void leave();
    };
  }, [session]);

  const { observe: _observe, listen: _listen, ...actions } = session;
  return { state, keptAt, place, load: requests.load, ...actions };
}

export type WorkingCopyState = ReturnType<typeof useWorkingCopy>;
