import { graphql, useFragment } from 'react-relay/hooks.js';
import type { RemovePasskeyButton_passkey$key } from '../../__generated__/RemovePasskeyButton_passkey.graphql.ts';
import type { RemovePasskeyButtonMutation } from '../../__generated__/RemovePasskeyButtonMutation.graphql.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { typedDocument } from '../../relay/document.ts';
import { useChange } from '../../relay/useChange.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { TrashIcon } from '../../ui/moreIcons.tsx';
import { Question } from '../parts/Question.tsx';
import { ownFactorTexts } from './ownFactorTexts.ts';
import { ownPasskeyTexts } from './ownPasskeyTexts.ts';
import { useReloadFactors } from './useReloadFactors.ts';

const mutation = typedDocument<RemovePasskeyButtonMutation>(graphql`
  mutation RemovePasskeyButtonMutation($id: Int!, $connections: [ID!]!) {
    removePasskey(id: $id) {
      ... on RemovePasskeyPayload {
        removedId @deleteEdge(connections: $connections)
      }
      ...saveOutcome_failure @alias(as: "failure")
    }
  }
`);

interface Props {
  passkey: RemovePasskeyButton_passkey$key;
  passkeysId: string;
}

/** Removes a passkey after a confirmation that names it. */
export function RemovePasskeyButton({ passkey: key, passkeysId }: Props) {
  const texts = useTexts(ownPasskeyTexts);
  const { lastFactor } = useTexts(ownFactorTexts);
  const { databaseId, name } = useFragment(
    graphql`
      fragment RemovePasskeyButton_passkey on Passkey {
        databaseId
        name
      }
    `,
    key,
  );
  const { change, isChanging } = useChange(mutation, {
    done: texts.removed,
    failed: ({ kind }) => (kind === 'factorNeeded' ? lastFactor : texts.removeFailed),
    onSaved: useReloadFactors(),
  });
  return (
    <Question
      danger
      title={texts.removeTitle}
      description={texts.removeText}
      thing={name}
      confirmLabel={isChanging ? texts.removing : texts.remove}
      busy={isChanging}
      onConfirm={() => change({ id: databaseId, connections: [passkeysId] })}
    >
      {(ask) => (
        <IconButton variant="danger" label={texts.removeOf(name)} onClick={ask}>
          <TrashIcon />
        </IconButton>
      )}
    </Question>
  );
}
