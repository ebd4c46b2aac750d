import { render, screen, within } from '@testing-library/react';
import { graphql, RelayEnvironmentProvider, useLazyLoadQuery } from 'react-relay/hooks.js';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { sectionsTestQuery } from '../__generated__/sectionsTestQuery.graphql.ts';
import { useContent } from '../content/useContent.ts';
import { LanguageProvider } from '../language/LanguageProvider.tsx';
import { Reader } from '../language/reader.ts';
import { createEnvironment } from '../relay/environment.ts';
import { CompetitionHero } from './CompetitionHero.tsx';
import { JudgingCriteria } from './JudgingCriteria.tsx';
import { Requirements } from './Requirements.tsx';
import { Stages } from './Stages.tsx';

function Sections() {
  const { content } = useLazyLoadQuery<sectionsTestQuery>(
    graphql`
      query sectionsTestQuery {
        content(groups: [competition]) {
          ...useContent_entries
        }
      }
    `,
    {},
  );
  useContent(content, {});
  return (
    <>
      <CompetitionHero entries={content} />
      <Stages entries={content} />
      <JudgingCriteria entries={content} />
      <Requirements entries={content} />
    </>
  );
}

/** Renders the sections with a server that has stored these values; all other keys fall back. */
function show(stored: Record<string, string>): void {
  const content = Object.entries(stored).map(([key, value]) => ({
    id: key,
    key,
    valueEn: value,
    valueId: value,
  }));
  render(
    <MemoryRouter>
      <RelayEnvironmentProvider environment={createEnvironment(() => ({ data: { content } }))}>
        <LanguageProvider reader={new Reader('en')}>
          <Sections />
        </LanguageProvider>
      </RelayEnvironmentProvider>
    </MemoryRouter>,
  );
}

const blank = (pattern: string, numbers: readonly number[]) =>
  Object.fromEntries(numbers.map((number) => [pattern.replace('#', String(number)), ' ']));

const section = (name: string) => screen.queryByRole('region', { name });
const itemsOf = (name: string) =>
  within(section(name) as HTMLElement)
    .getAllByRole('listitem')
    .map((item) => item.textContent);

test('shows no registration button without a link', () => {
  show({});
  expect(screen.queryByRole('link', { name: /Register Now/ })).toBeNull();
});

test.each(['javascript:alert(1)', '/competition', 'example.org'])(
  'does not accept %s as a registration link',
  (link) => {
    show({ 'competition.link': link });
    expect(screen.queryByRole('link', { name: /Register Now/ })).toBeNull();
  },
);

test('opens the registration in a new tab without an opener', () => {
  show({ 'competition.link': 'https://example.org/register' });
  const link = screen.getByRole('link', { name: /Register Now/ });
  expect(link.getAttribute('href')).toBe('https://example.org/register');
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toBe('noopener noreferrer');
});

test('omits a stage without a title, and numbers the others consecutively', () => {
  show(blank('competition.stage.#.title', [2]));
  const stages = itemsOf('Competition stages');
  expect(stages).toHaveLength(3);
  expect(stages[1]).toMatch(/^2.*Mentoring/);
});

test('omits a criterion without a category', () => {
  show(blank('competition.criteria.#.title', [1, 5]));
  const criteria = itemsOf('Judging criteria');
  expect(criteria.map((text) => text.slice(0, 3))).toEqual(['25%', '20%', '15%']);
});

test('shows a percentage, however it is written', () => {
  show({ 'competition.criteria.1.percentage': '12,5' });
  expect(itemsOf('Judging criteria')[0]).toContain('12,5%');
});

test('omits empty requirements', () => {
  show({
    ...blank('competition.requirements.eligibility.#', [1, 3]),
    ...blank('competition.requirements.documents.#', [1, 2, 3, 4]),
  });
  expect(itemsOf('Participation requirements')).toHaveLength(2);
  expect(screen.getByText(/You do not need to come from a famous batik town/)).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'Required documents' })).toBeNull();
});

test('omits an empty section', () => {
  show({
    ...blank('competition.stage.#.title', [1, 2, 3, 4]),
    ...blank('competition.criteria.#.title', [1, 2, 3, 4, 5]),
    ...blank('competition.requirements.eligibility.#', [1, 2, 3, 4]),
    ...blank('competition.requirements.documents.#', [1, 2, 3, 4]),
  });
  expect(screen.queryAllByRole('region')).toEqual([]);
});
