import { graphql, useFragment } from 'react-relay/hooks.js';
import type { AccessButton_account$key } from '../../__generated__/AccessButton_account.graphql.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { useChange } from '../../relay/useChange.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { CheckIcon } from '../../ui/moreIcons.tsx';
import { Question } from '../parts/Question.tsx';
import { disableDocument, enableDocument } from './accountDocuments.ts';
import { BlockIcon } from './peopleIcons.tsx';
import { peopleTexts } from './peopleTexts.ts';
import { useFailureOf } from './useFailureOf.ts';

interface Props {
  account: AccessButton_account$key;
}

/** Disables an account or enables it again, after a confirmation. */
export function AccessButton({ account }: Props) {
  const texts = useTexts(peopleTexts);
  const failureOf = useFailureOf();
  const { databaseId, email, name, state } = useFragment(
    graphql`
      fragment AccessButton_account on Account {
        databaseId
        email
        name
        state
      }
    `,
    account,
  );
  const { change: disable, isChanging: isDisabling } = useChange(disableDocument, {
    done: texts.disableDone,
    failed: failureOf(texts.disableFailed),
  });
  const { change: enable, isChanging: isEnabling } = useChange(enableDocument, {
    done: texts.enableDone,
    failed: failureOf(texts.enableFailed),
  });
  return state === 'disabled' ? (
    <Question
      title={texts.enableTitle}
      thing={email}
      description={texts.enableText}
      confirmLabel={isEnabling ? texts.enabling : texts.enableConfirm}
      busy={isEnabling}
      onConfirm={() => enable({ id: databaseId })}
    >
      {(ask) => (
        <IconButton label={texts.enable(name || email)} onClick={ask}>
          <CheckIcon />
        </IconButton>
      )}
    </Question>
  ) : (
    <Question
      danger
      title={texts.disableTitle}
      thing={email}
      description={texts.disableText}
      confirmLabel={isDisabling ? texts.disabling : texts.disableConfirm}
      busy={isDisabling}
      onConfirm={() => disable({ id: databaseId })}
    >
      {(ask) => (
        <IconButton label={texts.disable(name || email)} onClick={ask}>
          <BlockIcon />
        </IconButton>
      )}
    </Question>
  );
}
