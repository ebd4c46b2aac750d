import { graphql, useFragment } from 'react-relay/hooks.js';
import type { FactorsButton_account$key } from '../../__generated__/FactorsButton_account.graphql.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { useChange } from '../../relay/useChange.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Question } from '../parts/Question.tsx';
import { removeFactorsDocument } from './accountDocuments.ts';
import { KeyIcon } from './peopleIcons.tsx';
import { peopleTexts } from './peopleTexts.ts';
import { useFailureOf } from './useFailureOf.ts';

interface Props {
  account: FactorsButton_account$key;
}

/** Removes the second factors of somebody who has lost them, after a confirmation that names the account. */
export function FactorsButton({ account }: Props) {
  const texts = useTexts(peopleTexts);
  const failureOf = useFailureOf();
  const { databaseId, email, name } = useFragment(
    graphql`
      fragment FactorsButton_account on Account {
        databaseId
        email
        name
      }
    `,
    account,
  );
  const { change, isChanging } = useChange(removeFactorsDocument, {
    done: texts.factorsDone,
    failed: failureOf(texts.factorsFailed),
  });
  return (
    <Question
      danger
      title={texts.factorsTitle}
      thing={email}
      description={texts.factorsText}
      confirmLabel={isChanging ? texts.removing : texts.removeConfirm}
      busy={isChanging}
      onConfirm={() => change({ id: databaseId })}
    >
      {(ask) => (
        <IconButton label={texts.removeFactors(name || email)} onClick={ask}>
          <KeyIcon />
        </IconButton>
      )}
    </Question>
  );
}
