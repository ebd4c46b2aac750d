import { useLocation } from 'react-router-dom';
import { useMayPublish } from '../../admin/parts/useViewerMay.ts';

/** The form that is open inside a list, by its address: a reload reopens it, Back closes it. */
export function useOpenForm() {
  const { pathname, search } = useLocation();
  const mayPublish = useMayPublish('content');
  const parameters = new URLSearchParams(search);
  const addressWith = (name?: 'add' | 'edit', value = '') => {
    const next = new URLSearchParams(search);
    next.delete('add');
    next.delete('edit');
    if (name) next.set(name, value);
    return next.size > 0 ? `${pathname}?${next.toString()}` : pathname;
  };
  return {
    /** Whether the signed-in admin may add and delete entries, and change what visitors see. */
    mayPublish,
    /** The key being edited. */
    editedKey: parameters.get('edit'),
    isAdding: mayPublish && parameters.has('add'),
    /** The address of the list without an open form. */
    listAddress: addressWith(),
    addAddress: addressWith('add', '1'),
    editAddress: (key: string) => addressWith('edit', key),
  };
}
