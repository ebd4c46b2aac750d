import { act, render, screen, within } from '@testing-library/react';
import { graphql, RelayEnvironmentProvider, useLazyLoadQuery } from 'react-relay/hooks.js';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
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
    hidden: false,
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

const [first, second] = [
  { 'competition.timeline.1.start': '2025-01-10', 'competition.timeline.1.end': '2025-02-28' },
  { 'competition.timeline.2.start': '2025-03-10', 'competition.timeline.2.end': '2025-04-30' },
];
const register = { 'competition.link': 'https://example.org/register' };

describe.each([
  ['2025-01-09T23:59:59+07:00', 'Registration opens on January 10, 2025'],
  ['2025-01-10T00:00:00+07:00', null],
  ['2025-02-28T23:59:59+07:00', null],
  ['2025-03-01T00:00:00+07:00', 'Registration opens on March 10, 2025'],
  ['2025-05-01T00:00:00+07:00', 'Registration is closed'],
  ['2026-11-23T12:00:00+07:00', 'Registration is closed'],
])('at %s', (moment, said) => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) });
  });
  afterEach(() => void vi.useRealTimers());

  test(`${said ?? 'the registration button'} is shown`, () => {
    show({ ...first, ...second, ...register });
    expect(screen.queryByRole('link', { name: /Register Now/ }) === null).toBe(said !== null);
    expect(screen.queryByText(/^Registration (?:opens|is)/)?.textContent ?? null).toBe(said);
  });
});

/** For tests of the button’s link: registration is open. */
const open = (stored: Record<string, string>) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-01-20T12:00:00+07:00') });
  onTestFinished(() => void vi.useRealTimers());
  show(stored);
};

test('follows the day past midnight in Jakarta', () => {
  vi.useFakeTimers({ now: new Date('2025-04-30T23:59:58+07:00') });
  onTestFinished(() => void vi.useRealTimers());
  show({ ...first, ...second, ...register });
  expect(screen.getByRole('link', { name: /Register Now/ })).toBeDefined();
  act(() => void vi.advanceTimersByTime(2_000));
  expect(screen.getByText('Registration is closed')).toBeDefined();
});

test('leaves the button to its link if no registration has valid dates', () => {
  const dates = ['1.start', '1.end', '2.start', '2.end'].map((name) => [
    `competition.timeline.${name}`,
    'soon',
  ]);
  open({ ...Object.fromEntries(dates), ...register });
  expect(screen.getByRole('link', { name: /Register Now/ })).toBeDefined();
});

test('shows no registration button without a link', () => {
  open({});
  expect(screen.queryByRole('link', { name: /Register Now/ })).toBeNull();
});

test.each(['javascript:alert(1)', '/competition', 'example.org'])(
  'does not accept %s as a registration link',
  (link) => {
    open({ 'competition.link': link });
    expect(screen.queryByRole('link', { name: /Register Now/ })).toBeNull();
  },
);

test('opens the registration in a new tab without an opener', () => {
  open(register);
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
