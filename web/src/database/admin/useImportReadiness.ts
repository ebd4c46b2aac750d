import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks.js';
import type { useImportReadinessQuery } from '../../__generated__/useImportReadinessQuery.graphql.ts';
import { inPlace } from '../../relay/network.ts';
import { ContentChangedError, UnconfirmedError } from './wholeArchive.ts';

/** Checks whether the server would accept an import now, before a large file is uploaded. */
export function useImportReadiness() {
  const environment = useRelayEnvironment();
  /**
   * @param state the state of the reviewed preview; null without a preview
   * @throws UnconfirmedError, ContentChangedError, or another error if the server would not accept it
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
    if (type !== 'ImportReadiness') throw new Error('The server would not accept an import now.');
  };
}
