import { graphql, useFragment } from 'react-relay/hooks.js';
import type { RevokeApiTokenButton_apiToken$key } from '../../__generated__/RevokeApiTokenButton_apiToken.graphql.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { accountTexts } from './accountTexts.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { TrashIcon } from '../../ui/moreIcons.tsx';
import { Question } from '../parts/Question.tsx';
import { useRevokeApiToken } from './useRevokeApiToken.ts';

interface Props {
  apiToken: RevokeApiTokenButton_apiToken$key;
  tokensId: string;
}

/** Revokes a token after a confirmation that names it. */
export function RevokeApiTokenButton({ apiToken, tokensId }: Props) {
  const texts = useTexts(accountTexts);
  const { databaseId, name } = useFragment(
    graphql`
      fragment RevokeApiTokenButton_apiToken on ApiToken {
        databaseId
        name
      }
    `,
    apiToken,
  );
  const { change: revoke, isChanging: isRevoking } = useRevokeApiToken();
  return (
    <Question
      danger
      title={texts.revokeTitle}
      description={texts.revokeText}
      thing={name}
      confirmLabel={isRevoking ? texts.revoking : texts.revoke}
      busy={isRevoking}
      onConfirm={() => revoke({ id: databaseId, connections: [tokensId] })}
    >
      {(ask) => (
        <IconButton variant="danger" label={texts.revokeOf(name)} onClick={ask}>
          <TrashIcon />
        </IconButton>
      )}
    </Question>
  );
}
