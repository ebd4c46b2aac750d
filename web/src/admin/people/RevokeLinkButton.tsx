import { graphql, useFragment } from 'react-relay/hooks.js';
import type { RevokeLinkButton_account$key } from '../../__generated__/RevokeLinkButton_account.graphql.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { useChange } from '../../relay/useChange.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { CloseIcon } from '../../ui/icons.tsx';
import { Question } from '../parts/Question.tsx';
import { revokeDocument } from './accountDocuments.ts';
import { peopleTexts } from './peopleTexts.ts';
import { useFailureOf } from './useFailureOf.ts';

interface Props {
  account: RevokeLinkButton_account$key;
}

/** Ends the links of an account, after a confirmation. */
export function RevokeLinkButton({ account }: Props) {
  const texts = useTexts(peopleTexts);
  const failureOf = useFailureOf();
  const { databaseId, email, name } = useFragment(
    graphql`
      fragment RevokeLinkButton_account on Account {
        databaseId
        email
        name
      }
    `,
    account,
  );
  const { change, isChanging } = useChange(revokeDocument, {
    done: texts.linkRevoked,
    failed: failureOf(texts.revokeFailed),
  });
  return (
    <Question
      title={texts.revokeLinkTitle}
      thing={email}
      description={texts.revokeLinkText}
      confirmLabel={isChanging ? texts.revoking : texts.revoke}
      busy={isChanging}
      onConfirm={() => change({ id: databaseId })}
    >
      {(ask) => (
        <IconButton label={texts.revokeLink(name || email)} onClick={ask}>
          <CloseIcon />
        </IconButton>
      )}
    </Question>
  );
}
