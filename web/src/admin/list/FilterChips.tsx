import { Chip } from '../../ui/Chip.tsx';
import * as styles from './ListHead.css.ts';
import { useFilterSearch } from './useFilterSearch.ts';

interface Props<Choice> {
  label: string;
  choices: readonly Choice[];
  textOf: (choice: Choice) => string;
  /** Reads what is chosen from an address. */
  read: (search: string) => Choice | null;
  /** The search part of an address with another choice. */
  write: (search: string, choice: Choice | null) => string;
}

/** Limits a list to one of the choices, or to none. The filter is in the address. */
export function FilterChips<Choice extends string | boolean>({
  label,
  choices,
  textOf,
  read,
  write,
}: Props<Choice>) {
  const { search, change } = useFilterSearch();
  const current = read(search);
  return (
    <div role="group" aria-label={label} className={styles.filter}>
      {choices.map((choice) => (
        <Chip
          key={String(choice)}
          pressed={choice === current}
          onPress={() => change((latest) => write(latest, choice === current ? null : choice))}
        >
          {textOf(choice)}
        </Chip>
      ))}
    </div>
  );
}
