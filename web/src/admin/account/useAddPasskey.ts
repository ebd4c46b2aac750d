import { useState } from 'react';
import { graphql } from 'react-relay/hooks.js';
import type { useAddPasskeyMutation } from '../../__generated__/useAddPasskeyMutation.graphql.ts';
import type { useAddPasskeyStartMutation } from '../../__generated__/useAddPasskeyStartMutation.graphql.ts';
import { askForNewPasskey, rememberPasskey, type Asked } from '../../auth/passkey.ts';
import { passkeyTexts } from '../../auth/passkeyTexts.ts';
import { formTexts } from '../../language/formTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { typedDocument } from '../../relay/document.ts';
import { useChange } from '../../relay/useChange.ts';
import { ownPasskeyTexts } from './ownPasskeyTexts.ts';
import { useReloadFactors } from './useReloadFactors.ts';

const start = typedDocument<useAddPasskeyStartMutation>(graphql`
  mutation useAddPasskeyStartMutation {
    startAddingPasskey {
      ... on PasskeyOptions {
        options
      }
      ...saveOutcome_failure @alias(as: "failure")
    }
  }
`);

const finish = typedDocument<useAddPasskeyMutation>(graphql`
  mutation useAddPasskeyMutation($input: AddPasskeyInput!, $connections: [ID!]!) {
    addPasskey(input: $input) {
      ... on AddPasskeyPayload {
        recoveryCodes
        passkey @prependNode(connections: $connections, edgeTypeName: "PasskeyEdge") {
          id
          # The rows belong to the list that it is put into.
          # eslint-disable-next-line relay/must-colocate-fragment-spreads
          ...PasskeyRow_passkey
        }
      }
      ...saveOutcome_failure @alias(as: "failure")
    }
  }
`);

/** Adds a passkey: the server asks, the browser makes it, the server keeps it. */
export function useAddPasskey(passkeysId: string) {
  const texts = useTexts(ownPasskeyTexts);
  const { elsewhere } = useTexts(passkeyTexts);
  const { invalid } = useTexts(formTexts);
  const [isAdding, setAdding] = useState(false);
  const reload = useReloadFactors();
  const { change: begin } = useChange(start, { failed: texts.addFailed });
  const { change: keep } = useChange(finish, { done: texts.added, failed: texts.addFailed });

  function problemOf(asked: Exclude<Asked, { kind: 'answered' }>): string {
    if (asked.kind === 'elsewhere') return elsewhere(asked.host);
    if (asked.kind === 'known') return texts.addKnown;
    return asked.kind === 'canceled' ? texts.addCanceled : texts.addFailed;
  }

  /** @returns whether it was added, with recovery codes if it is the first factor; or the problem, if no notice has it */
  async function add(
    name: string,
  ): Promise<{ isAdded: true; codes: readonly string[] | null } | { isAdded: false; problem?: string }> {
    const begun = await begin({});
    if (begun.kind === 'invalid') return { isAdded: false, problem: texts.tooMany };
    if (begun.kind !== 'saved') return { isAdded: false };
    const asked = await askForNewPasskey(begun.result.options);
    if (asked.kind !== 'answered') return { isAdded: false, problem: problemOf(asked) };
    const kept = await keep({ input: { name, answer: asked.answer }, connections: [passkeysId] });
    if (kept.kind === 'saved') {
      rememberPasskey();
      reload();
      return { isAdded: true, codes: kept.result.recoveryCodes ?? null };
    }
    return { isAdded: false, ...(kept.kind === 'invalid' && { problem: invalid }) };
  }

  const addPasskey = async (name: string) => {
    setAdding(true);
    try {
      return await add(name);
    } finally {
      setAdding(false);
    }
  };
  return { addPasskey, isAdding };
}
