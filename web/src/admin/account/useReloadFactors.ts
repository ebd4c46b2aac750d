import { graphql, useRelayEnvironment } from 'react-relay/hooks.js';
import { refetch } from '../../relay/refetch.ts';

const query = graphql`
  query useReloadFactorsQuery {
    viewer {
      # useViewerMay.ts and useFactorDue.ts read them from the store.
      # eslint-disable-next-line relay/unused-fields
      capabilities
      # eslint-disable-next-line relay/unused-fields
      factorDueAt
      # What a change of a second factor changes besides.
      # eslint-disable-next-line relay/must-colocate-fragment-spreads
      ...SecondFactor_viewer
    }
  }
`;

/** Loads the state of the second factor again, and what it allows; what shows it follows. */
export function useReloadFactors(): () => void {
  const environment = useRelayEnvironment();
  return () => void refetch(environment, query);
}
