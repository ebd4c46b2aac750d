import { graphql } from 'react-relay/hooks.js';
import type { useSetUpAuthenticatorConfirmMutation } from '../../__generated__/useSetUpAuthenticatorConfirmMutation.graphql.ts';
import type { useSetUpAuthenticatorMutation } from '../../__generated__/useSetUpAuthenticatorMutation.graphql.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { typedDocument } from '../../relay/document.ts';
import { useChange } from '../../relay/useChange.ts';
import { ownFactorTexts } from './ownFactorTexts.ts';
import { useReloadFactors } from './useReloadFactors.ts';

const start = typedDocument<useSetUpAuthenticatorMutation>(graphql`
  mutation useSetUpAuthenticatorMutation {
    startAuthenticator {
      ... on AuthenticatorSetup {
        secret
        address
      }
      ...saveOutcome_failure @alias(as: "failure")
    }
  }
`);

const finish = typedDocument<useSetUpAuthenticatorConfirmMutation>(graphql`
  mutation useSetUpAuthenticatorConfirmMutation($input: ConfirmAuthenticatorInput!) {
    confirmAuthenticator(input: $input) {
      ... on RecoveryCodes {
        codes
      }
      ...saveOutcome_failure @alias(as: "failure")
    }
  }
`);

/** What an app reads. */
export interface Setup {
  secret: string;
  address: string;
}

/** Sets up an authenticator app: the server makes its secret, and a code shows that the app has it. */
export function useSetUpAuthenticator() {
  const texts = useTexts(ownFactorTexts);
  const reload = useReloadFactors();
  const { change: begin, isChanging: isBeginning } = useChange(start, { failed: texts.setUpFailed });
  const { change: confirm, isChanging: isConfirming } = useChange(finish, {
    done: texts.turnedOn,
    onSaved: reload,
    failed: ({ kind }) => (kind === 'wrongCode' || kind === 'invalid' ? null : texts.setUpFailed),
  });

  const startSetup = async (): Promise<Setup | null> => {
    const outcome = await begin({});
    return outcome.kind === 'saved' ? outcome.result : null;
  };
  /** @returns the recovery codes, null if the account keeps its own; or the problem, if it is not in a notice already */
  const finishSetup = async (
    code: string,
  ): Promise<{ codes: readonly string[] | null } | { problem?: string }> => {
    const outcome = await confirm({ input: { code } });
    if (outcome.kind === 'saved') return { codes: outcome.result.codes ?? null };
    if (outcome.kind === 'wrongCode') return { problem: texts.wrongCode };
    return outcome.kind === 'invalid' ? { problem: texts.tooLate } : {};
  };
  return { startSetup, finishSetup, isBeginning, isConfirming };
}
