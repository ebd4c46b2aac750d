import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { LinkButton_account$key } from '../../__generated__/LinkButton_account.graphql.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { useChange } from '../../relay/useChange.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Question } from '../parts/Question.tsx';
import { linkDocument } from './accountDocuments.ts';
import { LinkDialog } from './LinkDialog.tsx';
import { LinkIcon } from './peopleIcons.tsx';
import { peopleTexts } from './peopleTexts.ts';
import { useFailureOf } from './useFailureOf.ts';

interface Props {
  account: LinkButton_account$key;
}

/** Makes a link with which somebody sets their password: it is mailed, or shown to be passed on. */
export function LinkButton({ account }: Props) {
  const texts = useTexts(peopleTexts);
  const failureOf = useFailureOf();
  const [link, setLink] = useState<string | null>(null);
  const { databaseId, email, name, state } = useFragment(
    graphql`
      fragment LinkButton_account on Account {
        databaseId
        email
        name
        state
      }
    `,
    account,
  );
  const { change, isChanging } = useChange(linkDocument, {
    done: (result) => (result.link === null ? texts.linkMailed(email) : null),
    failed: failureOf(texts.makeFailed),
    onSaved: (result) => setLink(result.link ?? null),
  });
  return (
    <>
      <Question
        title={texts.makeLinkTitle}
        thing={email}
        description={state === 'invited' ? texts.invitationLinkText : texts.passwordLinkText}
        confirmLabel={isChanging ? texts.making : texts.make}
        busy={isChanging}
        onConfirm={() => change({ id: databaseId })}
      >
        {(ask) => (
          <IconButton label={texts.makeLink(name || email)} onClick={ask}>
            <LinkIcon />
          </IconButton>
        )}
      </Question>
      <LinkDialog email={email} link={link} onClose={() => setLink(null)} />
    </>
  );
}
