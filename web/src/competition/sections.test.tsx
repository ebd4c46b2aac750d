import { act, cleanup, render, screen, within } from '@testing-library/react';
import { graphql, RelayEnvironmentProvider, useLazyLoadQuery } from 'react-relay/hooks.js';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { sectionsTestQuery } from '../__generated__/sectionsTestQuery.graphql.ts';
import { useContent } from '../content/useContent.ts';
import { LanguageProvider } from '../language/LanguageProvider.tsx';
import { Reader } from '../language/reader.ts';
import { createEnvironment } from '../relay/environment.ts';
import { CompetitionHead } from './CompetitionHead.tsx';
import { ToastProvider } from '../ui/Toast.tsx';
import { Achievements } from './Achievements.tsx';
import { ActivityTimeline } from './ActivityTimeline.tsx';
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
      <CompetitionHead entries={content} />
      <ActivityTimeline entries={content} />
      <Achievements entries={content} />
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
          <ToastProvider label="Notification" viewportLabel="Notifications" closeLabel="Close">
            <Sections />
          </ToastProvider>
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
  ['2025-01-09T23:59:59+07:00', 'Registration opens on January 10, 2025.'],
  ['2025-01-10T00:00:00+07:00', null],
  ['2025-02-28T23:59:59+07:00', null],
  ['2025-03-01T00:00:00+07:00', 'Registration opens on March 10, 2025.'],
  ['2025-05-01T00:00:00+07:00', 'Registration is closed.'],
  ['2026-11-23T12:00:00+07:00', 'Registration is closed.'],
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

describe.each([
  ['before', '2025-01-09T23:59:59+07:00', ['ahead', 'ahead', 'ahead', 'ahead', 'ahead'], null],
  ['open', '2025-03-15T12:00:00+07:00', ['past', 'here', 'ahead', 'ahead', 'ahead'], 'Registration 2'],
  ['between', '2025-05-01T00:00:00+07:00', ['past', 'here', 'ahead', 'ahead', 'ahead'], null],
  ['the contest', '2025-10-20T23:59:59+07:00', ['past', 'past', 'past', 'past', 'here'], 'Final contest'],
  ['over', '2025-10-21T00:00:00+07:00', ['past', 'past', 'past', 'past', 'past'], null],
])('the calendar, %s', (phase, moment, states, running) => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) });
    show({});
  });
  afterEach(() => void vi.useRealTimers());

  test('is dyed up to today', () => {
    const entries = within(section('2025 activity timeline') as HTMLElement).getAllByRole('listitem');
    expect(entries.map((entry) => entry.dataset['state'])).toEqual(states);
    const current = entries.filter((entry) => entry.getAttribute('aria-current') === 'step');
    expect(current.map((entry) => within(entry).getByRole('heading').textContent)).toEqual(
      running ? [running] : [],
    );
  });

  test('marks today on its length, neither before nor afterwards', () => {
    const marks = screen.queryAllByText('Today');
    const isUnderWay = phase !== 'before' && phase !== 'over';
    expect(marks.map((mark) => mark.closest('li')?.dataset['state'])).toEqual(isUnderWay ? ['here'] : []);
  });

  test('offers the newsletter only once the edition is over', () => {
    expect(screen.queryByRole('button', { name: 'Subscribe' }) !== null).toBe(phase === 'over');
  });
});

test.each([
  ['2025-05-01T00:00:00+07:00', 'Next: Online selection, May 12–31, 2025'],
  ['2025-09-01T00:00:00+07:00', 'Next: Final contest, October 16–20, 2025'],
  ['2025-10-18T00:00:00+07:00', 'Under way: Final contest, October 16–20, 2025'],
])('after registration, at %s, names the date at hand', (moment, said) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) });
  onTestFinished(() => void vi.useRealTimers());
  show({});
  expect(screen.getByText('Registration is closed.')).toBeDefined();
  expect(screen.getByText(said)).toBeDefined();
});

test('explains the mark of the newsletter’s required field above it', () => {
  show({});
  const form = screen.getByLabelText('Email Address').closest('form') as HTMLElement;
  expect(within(form).getByText(/./, { selector: 'p' }).textContent).toBe('Fields marked * are required.');
});

test('links to the registration’s website when the edition is over, after the newsletter', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T12:00:00+07:00') });
  onTestFinished(() => void vi.useRealTimers());
  show(register);
  const link = screen.getByRole('link', { name: /Registration Website/ });
  expect(link.getAttribute('href')).toBe('https://example.org/register');
  const subscribe = screen.getByRole('button', { name: 'Subscribe' });
  expect(subscribe.compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
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
  expect(screen.getByText('Registration is closed.')).toBeDefined();
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

test('shows stages with the same title, and requirements with the same text', () => {
  const warned = vi.spyOn(console, 'error');
  show({
    'competition.stage.1.title': 'Mentoring',
    'competition.stage.2.title': 'Mentoring',
    'competition.requirements.documents.1': 'A portrait',
    'competition.requirements.documents.2': 'A portrait',
  });
  expect(itemsOf('Competition stages').filter((text) => text?.includes('Mentoring'))).toHaveLength(3);
  expect(screen.getAllByText('A portrait')).toHaveLength(2);
  expect(warned).not.toHaveBeenCalled();
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

const widthsOf = (name: string) =>
  within(section(name) as HTMLElement)
    .getAllByRole('listitem')
    .map((item) => item.className.split(' ').at(-1));

test('draws criteria alike unless all their percentages can be read', () => {
  show({ 'competition.criteria.2.percentage': 'a quarter', 'competition.criteria.3.percentage': '' });
  expect(itemsOf('Judging criteria')[1]).toMatch(/^a quarterPublic speaking/);
  expect(itemsOf('Judging criteria')[2]).toMatch(/^Talent/);
  expect(new Set(widthsOf('Judging criteria')).size).toBe(1);
});

test('draws a criterion as long as it weighs', () => {
  show({ 'competition.criteria.2.percentage': '30', 'competition.criteria.3.percentage': '0,4%' });
  const [first, second, third, fourth] = widthsOf('Judging criteria');
  expect(second).toBe(first);
  expect(new Set([first, third, fourth]).size).toBe(3);
});

describe('the second figure', () => {
  const dots = () => section('2024 achievements')?.querySelectorAll('dd > svg').length;
  test('is also drawn in dots if it is a share', () => {
    show({});
    expect(dots()).toBe(1);
    expect(screen.getByText('20 of 38').textContent).toBe('20 of 38');
  });
  test.each(['500+', '20/38', '20 of 3800', '40 of 38', 'many of them'])('is only %s otherwise', (value) => {
    show({ 'competition.achievement.2.value': value });
    expect(dots()).toBe(0);
    expect(screen.getByText(value)).toBeDefined();
  });
});

test('sets the first figure smaller the longer it is', () => {
  const sizes = ['520', '1,250,000', 'More than a thousand'].map((value) => {
    show({ 'competition.achievement.1.value': value });
    const look = screen.getByText(value).className;
    cleanup();
    return look;
  });
  expect(new Set(sizes).size).toBe(3);
});

test('shows the other figures without the first', () => {
  show({ 'competition.achievement.1.value': ' ' });
  const figures = within(section('2024 achievements') as HTMLElement).getAllByRole('definition');
  expect(figures.map((figure) => figure.textContent)).toEqual(['20 of 38', '3M+', '25+', '25+', '15+', '20']);
});

test('shows no figure without its name', () => {
  show({ 'competition.achievement.2.label': ' ' });
  expect(screen.queryByText('20 of 38')).toBeNull();
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
    ...blank('competition.timeline.#.title', [1, 2, 3, 4, 5]),
    ...blank('competition.achievement.#.value', [1, 2, 3, 4, 5, 6, 7]),
    ...blank('competition.stage.#.title', [1, 2, 3, 4]),
    ...blank('competition.criteria.#.title', [1, 2, 3, 4, 5]),
    ...blank('competition.requirements.eligibility.#', [1, 2, 3, 4]),
    ...blank('competition.requirements.documents.#', [1, 2, 3, 4]),
  });
  expect(screen.queryAllByRole('region')).toEqual([]);
});
