import { act, render, screen } from '@testing-library/react';
import { graphql, loadQuery, RelayEnvironmentProvider, usePreloadedQuery } from 'react-relay/hooks.js';
import type { PreloadedQuery } from 'react-relay/hooks.js';
import type { FetchFunction } from 'relay-runtime';
import { expect, test, vi } from 'vitest';
import parameters, { type environmentTestQuery } from '../__generated__/environmentTestQuery.graphql.ts';
import { createEnvironment } from './environment.ts';

const query = graphql`
  query environmentTestQuery {
    timeline(first: 1) {
      edges {
        node {
          titleEn
        }
      }
    }
  }
`;

function Timeline({ visit }: { visit: PreloadedQuery<environmentTestQuery> }) {
  const { timeline } = usePreloadedQuery<environmentTestQuery>(query, visit);
  return <p>{timeline?.edges[0]?.node.titleEn ?? 'Nothing came'}</p>;
}

const node = { __typename: 'TimelineItem', id: 't', titleEn: 'First batik' };
const whole = { data: { timeline: { edges: [{ node }] } } };
const failed = { data: { timeline: null }, errors: [{ message: 'It failed.' }] };

test('refetches a response with errors at the next visit, and keeps a complete one fresh for five minutes', async () => {
  const answers = [failed, whole];
  const fetchOperation = vi.fn<FetchFunction>(async () => answers.shift() ?? whole);
  const environment = createEnvironment(fetchOperation);
  const visit = async () => {
    const loaded = loadQuery<environmentTestQuery>(environment, parameters, {});
    const { unmount } = await act(async () =>
      render(
        <RelayEnvironmentProvider environment={environment}>
          <Timeline visit={loaded} />
        </RelayEnvironmentProvider>,
      ),
    );
    const text = screen.getByText(/./).textContent;
    unmount();
    return [text, fetchOperation.mock.calls.length];
  };
  expect(await visit()).toEqual(['Nothing came', 1]);
  expect(await visit()).toEqual(['First batik', 2]);
  expect(await visit()).toEqual(['First batik', 2]);
});
