import { useEffect, useState } from 'react';
import { graphql } from 'react-relay/hooks.js';
import type {
  useAccountLinkReadMutation,
  useAccountLinkReadMutation$data,
} from '../__generated__/useAccountLinkReadMutation.graphql.ts';
import type { useAccountLinkSetMutation } from '../__generated__/useAccountLinkSetMutation.graphql.ts';
import { useUser } from '../auth/useUser.ts';
import { useAdoptLanguage } from '../language/LanguageProvider.tsx';
import { typedDocument } from '../relay/document.ts';
import { useCommit } from '../relay/useCommit.ts';

const readMutation = typedDocument<useAccountLinkReadMutation>(graphql`
  mutation useAccountLinkReadMutation($secret: String!) {
    readAccountLink(secret: $secret) {
      __typename
      ... on AccountLink {
        purpose
        email
        name
        language
      }
      ... on AccountLinkError {
        code
      }
    }
  }
`);

const setMutation = typedDocument<useAccountLinkSetMutation>(graphql`
  mutation useAccountLinkSetMutation($input: SetPasswordByLinkInput!) {
    setPasswordByLink(input: $input) {
      __typename
      ... on SetPasswordByLinkPayload {
        __typename
      }
      ... on AccountLinkError {
        code
      }
      ... on ValidationError {
        fields {
          code
        }
      }
    }
  }
`);

/** What a link is for. */
export type OpenLink = Extract<
  useAccountLinkReadMutation$data['readAccountLink'],
  { __typename: 'AccountLink' }
>;

/** What is known of a link. */
export type LinkState =
  | { kind: 'checking' }
  | { kind: 'open'; link: OpenLink }
  | { kind: 'ended'; code: string }
  | { kind: 'failed'; error: Error | null };

/** What came of a new password. */
export type SetOutcome =
  | { kind: 'set' }
  | { kind: 'ended'; code: string }
  | { kind: 'weak'; code: string }
  | { kind: 'failed'; error: Error | null };

const unknown = 'LINK_UNKNOWN';

/** Reads the link with this secret from the server, in the language of its account, and sets the password of the account. */
export function useAccountLink(secret: string) {
  const [state, setState] = useState<LinkState>({ kind: 'checking' });
  const [read] = useCommit(readMutation);
  const [set, isSetting] = useCommit(setMutation);
  const adoptLanguage = useAdoptLanguage();
  const user = useUser();
  useEffect(() => {
    let isCurrent = true;
    setState({ kind: 'checking' });
    void (async () => {
      const [result, error] = await read({ secret });
      if (!isCurrent) return;
      if (result?.__typename === 'AccountLink') setState({ kind: 'open', link: result });
      else if (result?.__typename === 'AccountLinkError') setState({ kind: 'ended', code: result.code });
      else if (result) setState({ kind: 'ended', code: unknown });
      else setState({ kind: 'failed', error });
    })();
    return () => {
      isCurrent = false;
    };
    // `read` is another function at each render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [secret]);

  // Whoever else is signed in reads their own until they have signed out.
  const isTheirs = state.kind === 'open' && (!user || user.email === state.link.email);
  const language = (isTheirs && state.link.language) || null;
  useEffect(() => {
    adoptLanguage(language);
    // Likewise.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [language]);

  const setPassword = async (password: string): Promise<SetOutcome> => {
    const [result, error] = await set({ input: { secret, password } });
    switch (result?.__typename) {
      case undefined:
        return { kind: 'failed', error };
      case 'SetPasswordByLinkPayload':
        return { kind: 'set' };
      case 'ValidationError':
        return { kind: 'weak', code: result.fields[0]?.code ?? '' };
      default:
        return { kind: 'ended', code: result?.__typename === 'AccountLinkError' ? result.code : unknown };
    }
  };
  return { state, setState, setPassword, isSetting };
}
