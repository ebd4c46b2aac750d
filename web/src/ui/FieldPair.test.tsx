import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FieldPair } from './FieldPair.tsx';
import * as styles from './FieldPair.css.ts';
import { LineField } from './LineField.tsx';

const field = (label: string) => <LineField label={label} hint="At most 9" value="" onChange={() => {}} />;

function show(bead: keyof typeof styles.beads, marks: { en?: string; id?: string } = {}) {
  const { container } = render(
    <FieldPair
      label="Title"
      bead={bead}
      marks={marks}
      english={field('English')}
      indonesian={field('Indonesian')}
    />,
  );
  const [thread] = container.getElementsByClassName(styles.thread);
  // The bead on the thread between the languages.
  return thread?.firstElementChild?.className;
}

const described = (name: string, description: string) => screen.getByRole('textbox', { name, description });

for (const bead of ['both', 'none'] as const)
  test(`the fields say nothing where ${bead} of the languages has text`, () => {
    expect(show(bead)).toBe(styles.beads[bead]);
    described('English', 'At most 9');
    described('Indonesian', 'At most 9');
  });

for (const [mark, bead] of [
  ['Missing', 'one'],
  ['Behind', 'both'],
] as const)
  test(`the field of a language that is ${mark.toLowerCase()} says so`, () => {
    expect(show(bead, { id: mark })).toBe(styles.beads[bead]);
    described('English', 'At most 9');
    described('Indonesian', `At most 9 ${mark}`);
  });
