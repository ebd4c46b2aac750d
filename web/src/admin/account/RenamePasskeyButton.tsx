import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { RenamePasskeyButton_passkey$key } from '../../__generated__/RenamePasskeyButton_passkey.graphql.ts';
import type { RenamePasskeyButtonMutation } from '../../__generated__/RenamePasskeyButtonMutation.graphql.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { typedDocument } from '../../relay/document.ts';
import { useChange } from '../../relay/useChange.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { EditIcon } from '../../ui/moreIcons.tsx';
import { ownPasskeyTexts } from './ownPasskeyTexts.ts';
import { PasskeyNameDialog } from './PasskeyNameDialog.tsx';

const mutation = typedDocument<RenamePasskeyButtonMutation>(graphql`
  mutation RenamePasskeyButtonMutation($id: Int!, $input: RenamePasskeyInput!) {
    renamePasskey(id: $id, input: $input) {
      ... on RenamePasskeyPayload {
        passkey {
          name
        }
      }
      ...saveOutcome_failure @alias(as: "failure")
    }
  }
`);

/** Gives a passkey another name. */
export function RenamePasskeyButton({ passkey }: { passkey: RenamePasskeyButton_passkey$key }) {
  const texts = useTexts(ownPasskeyTexts);
  const { databaseId, name } = useFragment(
    graphql`
      fragment RenamePasskeyButton_passkey on Passkey {
        databaseId
        name
      }
    `,
    passkey,
  );
  const [isOpen, setOpen] = useState(false);
  const { change, isChanging } = useChange(mutation, { done: texts.renamed, failed: texts.renameFailed });
  const handleSubmit = async (next: string) => {
    if (isChanging) return undefined;
    const { kind } = await change({ id: databaseId, input: { name: next } });
    if (kind === 'saved') setOpen(false);
    return undefined;
  };
  return (
    <>
      <IconButton label={texts.renameOf(name)} onClick={() => setOpen(true)}>
        <EditIcon />
      </IconButton>
      <PasskeyNameDialog
        open={isOpen}
        title={texts.renameTitle}
        text={texts.renameText}
        initial={name}
        submit={isChanging ? texts.renaming : texts.rename}
        isBusy={isChanging}
        onClose={() => setOpen(false)}
        onSubmit={handleSubmit}
      />
    </>
  );
}
