import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

/** Opens an address of the public site. Done twice, it is one step back. */
export function useGoTo(): (address: string) => void {
  const navigate = useNavigate();
  return useCallback(
    (address) => {
      const replace = address === location.pathname + location.search;
      void navigate(address, { replace, preventScrollReset: true });
    },
    [navigate],
  );
}
