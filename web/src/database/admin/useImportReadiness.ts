import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks.js';
import type { useImportReadinessQuery } from '../../__generated__/useImportReadinessQuery.graphql.ts';
import { inPlace } from '../../relay/network.ts';
import { ContentChangedError, UnconfirmedError } from './wholeArchive.ts';

/** Asks, before a large file is sent, whether the server would take it now. */
export function useImportReadiness() {
  const environment = useRelayEnvironment();
  /**
   * @param state of the preview that was looked at; null where there was none
   * @throws UnconfirmedError, ContentChangedError, and when the server does not say that it would
   */
  return async (state: string | null): Promise<void> => {
    const answer = await fetchQuery<useImportReadinessQuery>(
      environment,
      graphql`
        query useImportReadinessQuery($state: String) {
          importReadiness(state: $state) {
            __typename
          }
        }
      `,
      { state },
      inPlace,
    ).toPromise();
    const type = answer?.importReadiness?.__typename;
    if (type === 'PasswordRequiredError') throw new UnconfirmedError();
    if (type === 'ContentChangedError') throw new ContentChangedError();
    if (type !== 'ImportReadiness') throw new Error('The server does not take an import now.');
  };
}
