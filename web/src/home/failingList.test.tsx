import { render, screen } from '@testing-library/react';
import { graphql, RelayEnvironmentProvider, useLazyLoadQuery } from 'react-relay/hooks.js';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { failingListTestQuery } from '../__generated__/failingListTestQuery.graphql.ts';
import { LanguageProvider } from '../language/LanguageProvider.tsx';
import { Reader } from '../language/reader.ts';
import { createEnvironment } from '../relay/environment.ts';
import { HomeCommunities } from './HomeCommunities.tsx';
import { TimelineSection } from '../timeline/TimelineSection.tsx';

function Sections() {
  const data = useLazyLoadQuery<failingListTestQuery>(
    graphql`
      query failingListTestQuery {
        ...TimelineSection_query
        ...HomeCommunities_query
      }
    `,
    {},
  );
  return (
    <>
      <TimelineSection query={data} />
      <HomeCommunities query={data} />
    </>
  );
}

test('shows the empty state of a failed list and keeps the others (docs/product.md#errors)', () => {
  const name = { nameEn: 'Wax circle', nameId: 'Lingkar malam' };
  const node = {
    __typename: 'Community',
    id: 'c',
    databaseId: 1,
    ...name,
    descriptionEn: '',
    descriptionId: '',
  };
  const place = {
    location: 'Solo',
    imageUrl: '/a.png',
    image: null,
    contact: { phone: null, email: null, website: null },
  };
  const environment = createEnvironment(() => ({
    data: { timeline: null, communities: { edges: [{ node: { ...node, ...place } }] } },
    errors: [{ message: 'Something went wrong on our side.', path: ['timeline'] }],
  }));
  render(
    <RelayEnvironmentProvider environment={environment}>
      <LanguageProvider reader={new Reader('en')}>
        <MemoryRouter>
          <Sections />
        </MemoryRouter>
      </LanguageProvider>
    </RelayEnvironmentProvider>,
  );
  expect(screen.getByText('Wax circle')).toBeDefined();
  expect(screen.getByText('No timeline items available')).toBeDefined();
});
