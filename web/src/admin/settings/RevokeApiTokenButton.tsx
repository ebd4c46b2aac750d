import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { RevokeApiTokenButton_apiToken$key } from '../../__generated__/RevokeApiTokenButton_apiToken.graphql.ts';
import { formTexts } from '../../language/formTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { settingsTexts } from './settingsTexts.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { TrashIcon } from '../../ui/icons.tsx';
import { useRevokeApiToken } from './useRevokeApiToken.ts';

interface Props {
  apiToken: RevokeApiTokenButton_apiToken$key;
  tokensId: string;
}

/** Revokes a token, after a question that names it. */
export function RevokeApiTokenButton({ apiToken, tokensId }: Props) {
  const texts = useTexts(settingsTexts);
  const { cancel } = useTexts(formTexts);
  const { databaseId, name } = useFragment(
    graphql`
      fragment RevokeApiTokenButton_apiToken on ApiToken {
        databaseId
        name
      }
    `,
    apiToken,
  );
  const [asking, setAsking] = useState(false);
  const { revokeApiToken, isRevoking } = useRevokeApiToken(tokensId);
  const handleConfirm = async () => {
    await revokeApiToken(databaseId);
    setAsking(false);
  };
  return (
    <>
      <IconButton variant="danger" label={texts.revokeOf(name)} onClick={() => setAsking(true)}>
        <TrashIcon />
      </IconButton>
      <ConfirmDialog
        open={asking}
        danger
        title={texts.revokeTitle}
        thing={name}
        description={texts.revokeText}
        confirmLabel={isRevoking ? texts.revoking : texts.revoke}
        cancelLabel={cancel}
        busy={isRevoking}
        onConfirm={() => void handleConfirm()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
