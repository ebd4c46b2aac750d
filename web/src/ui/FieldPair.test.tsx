import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FieldPair } from './FieldPair.tsx';
import * as styles from './FieldPair.css.ts';
import { LineField } from './LineField.tsx';

const field = (label: string) => <LineField label={label} hint="At most 9" value="" onChange={() => {}} />;

function show(marks: { en?: string; id?: string }) {
  const { container } = render(
    <FieldPair label="Title" marks={marks} english={field('English')} indonesian={field('Indonesian')} />,
  );
  const [thread] = container.getElementsByClassName(styles.thread);
  // The bead on the thread between the languages.
  return thread?.firstElementChild?.className;
}

const described = (name: string, description: string) => screen.getByRole('textbox', { name, description });

test('the bead is closed where both languages are in order', () => {
  expect(show({})).toBe(styles.bead);
  described('English', 'At most 9');
  described('Indonesian', 'At most 9');
});

for (const mark of ['Missing', 'Behind'])
  test(`the bead is an open ring where a language is ${mark.toLowerCase()}, and its field says so`, () => {
    expect(show({ id: mark })).toBe(styles.openBead);
    described('English', 'At most 9');
    described('Indonesian', `At most 9 ${mark}`);
  });
