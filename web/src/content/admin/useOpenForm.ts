import { useLocation } from 'react-router-dom';

/** The form that stands in a list, by its address: a reload opens it again, Back closes it. */
export function useOpenForm() {
  const { pathname, search } = useLocation();
  const parameters = new URLSearchParams(search);
  const addressWith = (name?: 'add' | 'edit', value = '') => {
    const next = new URLSearchParams(search);
    next.delete('add');
    next.delete('edit');
    if (name) next.set(name, value);
    return next.size > 0 ? `${pathname}?${next.toString()}` : pathname;
  };
  return {
    /** The key that is edited. */
    editedKey: parameters.get('edit'),
    isAdding: parameters.has('add'),
    /** The list with no form open. */
    listAddress: addressWith(),
    addAddress: addressWith('add', '1'),
    editAddress: (key: string) => addressWith('edit', key),
  };
}
