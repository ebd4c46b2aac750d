import type { PeopleAtForm } from './PeopleHere.tsx';

/** The names of those who have typed into a form. */
export const typistsOf = (people: PeopleAtForm): string[] =>
  people.filter(({ hasTyped }) => hasTyped).map(({ name }) => name);
