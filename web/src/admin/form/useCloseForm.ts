import { useNavigate } from 'react-router-dom';
import { useListState } from '../../page/listPlace.ts';

/**
 * Closes a form after a save: in the browser’s history, its list takes its place. With an entry of its own, a Back
 * before the list has rendered would return to the form that was saved, which stays busy until it has closed.
 */
export function useCloseForm(listAddress: string): () => void {
  const navigate = useNavigate();
  const state = useListState();
  return () => void navigate(listAddress, { replace: true, state });
}
