import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { graphql, RelayEnvironmentProvider, useLazyLoadQuery } from 'react-relay/hooks.js';
import type { Variables } from 'relay-runtime';
import { expect, test } from 'vitest';
import type { useContent_entries$key } from '../__generated__/useContent_entries.graphql.ts';
import type { useContentTestQuery } from '../__generated__/useContentTestQuery.graphql.ts';
import { LanguageProvider } from '../language/LanguageProvider.tsx';
import { Reader } from '../language/reader.ts';
import { createEnvironment } from '../relay/environment.ts';
import { heroFallbacks } from '../shared/content/keys/hero.ts';
import { useContent } from './useContent.ts';

function Hero({ entries }: { entries: useContent_entries$key | null | undefined }) {
  const content = useContent(entries, heroFallbacks);
  return (
    <>
      <h1>{content('hero_title')}</h1>
      <p>{content('hero_cta_explore')}</p>
    </>
  );
}

function LoadedHero() {
  const { content } = useLazyLoadQuery<useContentTestQuery>(
    graphql`
      query useContentTestQuery {
        content(groups: [hero]) {
          ...useContent_entries
        }
      }
    `,
    {},
  );
  return <Hero entries={content} />;
}

/** Renders the hero with a server that has stored these entries. */
function show(hero: ReactNode, entries: Variables[] = []) {
  const environment = createEnvironment(() => ({ data: { content: entries } }));
  const reader = new Reader('en');
  render(
    <RelayEnvironmentProvider environment={environment}>
      <LanguageProvider reader={reader}>{hero}</LanguageProvider>
    </RelayEnvironmentProvider>,
  );
  return reader;
}

const entry = { id: '1', key: 'hero_title', valueEn: 'Crown', valueId: 'Mahkota', hidden: false };

test('shows the stored text, or else the fallback', () => {
  show(<LoadedHero />, [entry]);
  expect(screen.getByRole('heading', { name: 'Crown' })).toBeDefined();
  expect(screen.getByText('Explore')).toBeDefined();
});

test('shows nothing for a hidden text, not even the fallback, also to editors', () => {
  show(<LoadedHero />, [{ ...entry, hidden: true }]);
  expect(screen.getByRole('heading').textContent).toBe('');
  expect(screen.getByText('Explore')).toBeDefined();
});

test('follows the reader’s language', () => {
  const reader = show(<LoadedHero />, [entry]);
  act(() => reader.toggle());
  expect(screen.getByRole('heading', { name: 'Mahkota' })).toBeDefined();
  expect(screen.getByText('Jelajahi')).toBeDefined();
});

test('shows fallbacks when loading failed', () => {
  show(<Hero entries={null} />);
  expect(screen.getByRole('heading', { name: heroFallbacks.hero_title.en })).toBeDefined();
});

test('does not compile with a key of another group', () => {
  function Wrong() {
    const content = useContent(null, heroFallbacks);
    // @ts-expect-error it is a key of “about”
    return <p>Nothing: {content('about_mission')}</p>;
  }
  show(<Wrong />);
  expect(screen.getByText('Nothing:')).toBeDefined();
});
