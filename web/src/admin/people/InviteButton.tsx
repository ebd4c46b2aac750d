import { useState } from 'react';
import { ConnectionHandler } from 'relay-runtime';
import { formTexts } from '../../language/formTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { useChange } from '../../relay/useChange.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { PlusIcon } from '../../ui/moreIcons.tsx';
import { inviteDocument } from './accountDocuments.ts';
import { InviteForm } from './InviteForm.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { peopleTexts } from './peopleTexts.ts';

const formId = 'invite';

/** The Relay id of the list, which another component shows. */
const connections = [ConnectionHandler.getConnectionID('client:root', 'PeopleRows_accounts')];

/** Invites somebody in a dialog; a link that is not mailed is shown to be passed on. */
export function InviteButton() {
  const texts = useTexts(peopleTexts);
  const { cancel } = useTexts(formTexts);
  const [isOpen, setOpen] = useState(false);
  const [made, setMade] = useState<{ email: string; link: string | null }>({ email: '', link: null });
  const { change, isChanging } = useChange(inviteDocument, {
    done: (result, { input }) => (result.link === null ? texts.linkMailed(input.email) : null),
    failed: texts.inviteFailed,
    onSaved: (result, { input }) => {
      setOpen(false);
      setMade({ email: input.email, link: result.link ?? null });
    },
  });
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <PlusIcon />
        {texts.invite}
      </Button>
      <Dialog
        open={isOpen}
        steady
        onDismiss={() => setOpen(false)}
        title={texts.inviteTitle}
        description={texts.inviteText}
        closeLabel={texts.close}
        footer={
          <>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              {cancel}
            </Button>
            <Button type="submit" form={formId} busy={isChanging}>
              {isChanging ? texts.inviting : texts.sendInvitation}
            </Button>
          </>
        }
      >
        <InviteForm
          id={formId}
          onSubmit={async (input) => {
            if (isChanging) return {};
            const outcome = await change({ input, connections });
            return outcome.kind === 'invalid' ? outcome.problems : {};
          }}
        />
      </Dialog>
      <LinkDialog {...made} onClose={() => setMade({ ...made, link: null })} />
    </>
  );
}
