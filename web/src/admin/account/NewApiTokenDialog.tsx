import { useState } from 'react';
import type { ApiTokenForm_viewer$key } from '../../__generated__/ApiTokenForm_viewer.graphql.ts';
import { formTexts } from '../../language/formTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { accountTexts } from './accountTexts.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ApiTokenForm } from './ApiTokenForm.tsx';
import { OnceSecret } from '../parts/OnceSecret.tsx';
import { useCreateApiToken } from './useCreateApiToken.ts';

interface Props {
  open: boolean;
  viewer: ApiTokenForm_viewer$key;
  tokensId: string;
  onClose: () => void;
}

const formId = 'new-api-token';

/** Creates a token and shows its secret, once. */
export function NewApiTokenDialog({ open, viewer, tokensId, onClose }: Props) {
  const texts = useTexts(accountTexts);
  const { cancel } = useTexts(formTexts);
  const [secret, setSecret] = useState<string | null>(null);
  const { createApiToken, isCreating } = useCreateApiToken(tokensId);
  const handleClose = () => {
    setSecret(null);
    onClose();
  };
  return (
    <Dialog
      open={open}
      steady={secret ? 'always' : true}
      onDismiss={handleClose}
      title={secret ? texts.secretTitle : texts.newToken}
      description={secret ? texts.secretText : texts.newTokenText}
      closeLabel={texts.close}
      footer={
        secret ? (
          <Button onClick={handleClose}>{texts.done}</Button>
        ) : (
          <>
            <Button variant="secondary" onClick={handleClose}>
              {cancel}
            </Button>
            <Button type="submit" form={formId} busy={isCreating}>
              {isCreating ? texts.creatingToken : texts.createToken}
            </Button>
          </>
        )
      }
    >
      {secret ? (
        <OnceSecret secret={secret} />
      ) : (
        <ApiTokenForm
          id={formId}
          viewer={viewer}
          onSubmit={async (input) => {
            if (isCreating) return {};
            const { secret: made, ...problems } = await createApiToken(input);
            if (made) setSecret(made);
            return problems;
          }}
        />
      )}
    </Dialog>
  );
}
