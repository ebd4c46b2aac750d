import type { CopiedEntity } from '../../__generated__/presenceStreamSubscription.graphql.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { Avatar } from '../../ui/Avatar.tsx';
import * as avatar from '../../ui/Avatar.css.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import * as styles from './PeopleHere.css.ts';
import type { FormPresence } from './presenceStream.ts';
import { presenceTexts } from './presenceTexts.ts';
import { usePeopleAt } from './usePresence.ts';

export type PeopleAtForm = FormPresence['people'];

/** How many people have a circle of their own. */
const shown = 3;

/** Says who has a form open, and who has typed. */
function usePresenceText(people: PeopleAtForm): string {
  const texts = useTexts(presenceTexts);
  const namesOf = (hasTyped: boolean) =>
    people
      .filter((person) => person.hasTyped === hasTyped)
      .map(({ name }) => name)
      .join(', ');
  const [typing, looking] = [namesOf(true), namesOf(false)];
  return [typing && texts.typed(typing), looking && texts.open(looking)].filter(Boolean).join(' · ');
}

/** Who else has a form open, and whether they have typed; announced when it changes. */
export function PeopleHere({ people }: { people: PeopleAtForm }) {
  const text = usePresenceText(people);
  return (
    <span role="status" className={styles.people}>
      {text && (
        <>
          <Circles people={people} />
          <span className={styles.text}>{text}</span>
        </>
      )}
    </span>
  );
}

/** In a row of a list: who else has the form of its item open. */
export function OpenBy({ entity, id }: { entity: CopiedEntity; id: number }) {
  const people = usePeopleAt(entity, id);
  const text = usePresenceText(people);
  return (
    text && (
      <span title={text} className={styles.people}>
        <Circles people={people} />
        <VisuallyHidden>{text}</VisuallyHidden>
      </span>
    )
  );
}

/** The portraits or initials of people; a text beside them says the same. */
function Circles({ people }: { people: PeopleAtForm }) {
  const further = people.length - shown;
  return (
    <span aria-hidden className={styles.circles}>
      {people.slice(0, shown).map(({ name, portrait, hasTyped }) => (
        <Avatar key={name} name={name} picture={portrait} size="small" tone={hasTyped ? 'brand' : 'quiet'} />
      ))}
      {further > 0 && <span className={`${avatar.size.small} ${avatar.tone.quiet}`}>+{further}</span>}
    </span>
  );
}
