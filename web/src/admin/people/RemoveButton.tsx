import { graphql, useFragment } from 'react-relay/hooks.js';
import type { RemoveButton_account$key } from '../../__generated__/RemoveButton_account.graphql.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { useChange } from '../../relay/useChange.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { TrashIcon } from '../../ui/moreIcons.tsx';
import { Question } from '../parts/Question.tsx';
import { removeDocument } from './accountDocuments.ts';
import { peopleTexts } from './peopleTexts.ts';
import { useFailureOf } from './useFailureOf.ts';

interface Props {
  account: RemoveButton_account$key;
  connectionId: string;
}

/** Removes an account for good, after a confirmation that names it. */
export function RemoveButton({ account, connectionId }: Props) {
  const texts = useTexts(peopleTexts);
  const failureOf = useFailureOf();
  const { databaseId, email, name } = useFragment(
    graphql`
      fragment RemoveButton_account on Account {
        databaseId
        email
        name
      }
    `,
    account,
  );
  const { change, isChanging } = useChange(removeDocument, {
    done: texts.removeDone,
    failed: failureOf(texts.removeFailed),
  });
  return (
    <Question
      danger
      title={texts.removeTitle}
      thing={email}
      description={texts.removeText}
      confirmLabel={isChanging ? texts.removing : texts.removeConfirm}
      busy={isChanging}
      onConfirm={() => change({ id: databaseId, connections: [connectionId] })}
    >
      {(ask) => (
        <IconButton variant="danger" label={texts.remove(name || email)} onClick={ask}>
          <TrashIcon />
        </IconButton>
      )}
    </Question>
  );
}
