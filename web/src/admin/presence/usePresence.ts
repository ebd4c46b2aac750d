import { useEffect, useSyncExternalStore } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks.js';
import type { CopiedEntity } from '../../__generated__/presenceStreamSubscription.graphql.ts';
import type { CopyPlace } from '../form/copy/copyRequests.ts';
import { latestPresence, open, subscribeToPresence, type FormPresence } from './presenceStream.ts';

export const nobody: FormPresence['people'] = [];

const usePresences = () => useSyncExternalStore(subscribeToPresence, latestPresence);

/** Says that a form is open in this window. @returns who else has it open, and the state of its item, once it is known */
export function useFormPresence(place: CopyPlace, hasTyped: boolean): FormPresence | undefined {
  const environment = useRelayEnvironment();
  const { entity } = place;
  const itemId = 'itemId' in place ? place.itemId : null;
  const newKey = 'newKey' in place ? place.newKey : null;
  useEffect(
    () => open(environment, { form: { entity, itemId, newKey, hasTyped } }),
    [environment, entity, itemId, newKey, hasTyped],
  );
  return usePresences().find(
    // What a list shows of it has no revision.
    (each) =>
      each.entity === entity && each.itemId === itemId && each.newKey === newKey && each.revision !== null,
  );
}

/** Says that the list of a kind of item is open in this window. */
export function useListPresence(entity: CopiedEntity): void {
  const environment = useRelayEnvironment();
  useEffect(() => open(environment, { list: entity }), [environment, entity]);
}

/** Who else has the form of an item in an open list open. */
export function usePeopleAt(entity: CopiedEntity, itemId: number): FormPresence['people'] {
  return usePresences().find((each) => each.entity === entity && each.itemId === itemId)?.people ?? nobody;
}
