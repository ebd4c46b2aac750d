import { createContext, use } from 'react';
import { useLocation } from 'react-router-dom';
import type { RefusedForm } from '../shared/pages/refusedForm.ts';

/** For the server’s render, and for the page that hydrates it. */
export const RefusedFormContext = createContext<RefusedForm | undefined>(undefined);

/** The rejected form that the page responds to, if it belongs to this address; cleared by the first navigation. */
export function useRefusedForm(action: string): RefusedForm | undefined {
  const refused = use(RefusedFormContext);
  const isFirstPage = useLocation().key === 'default';
  return isFirstPage && refused?.action === action ? refused : undefined;
}
