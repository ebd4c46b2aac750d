import { useLocation, type Location } from 'react-router-dom';
import { entryOf } from '../browser/places.ts';

/** The state of entries that say where the visitor is to be on their page. */
export interface PlaceState {
  /** Of a form: the list’s entry. */
  openedFrom?: string;
  /** Of a list: its earlier entry, whose place it takes up again. */
  resumes?: string;
  /** Of a filter: the page stays where it is, also if it shows that already. */
  stays?: true;
}

export const placeStateOf = ({ state }: Location) => (state ?? {}) as PlaceState;

/** For links from a list to its forms. */
export function useFormState(): PlaceState {
  return { openedFrom: entryOf(useLocation()) };
}

/** For links and navigations from a form back to its list, so that the editor finds the list as it was left. */
export function useListState(): PlaceState {
  const { openedFrom } = placeStateOf(useLocation());
  return openedFrom === undefined ? {} : { resumes: openedFrom };
}
