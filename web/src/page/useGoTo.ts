import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PlaceState } from './listPlace.ts';

/** Opens an address of the public site, in place if that is its page already. Done twice, it is one step back. */
export function useGoTo(): (address: string) => void {
  const navigate = useNavigate();
  return useCallback(
    (address) => {
      const replace = address === location.pathname + location.search;
      const state: PlaceState = { stays: true };
      void navigate(address, { replace, state });
    },
    [navigate],
  );
}
