import { useState, type FormEvent } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { RoleButton_account$key } from '../../__generated__/RoleButton_account.graphql.ts';
import { formTexts } from '../../language/formTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { useChange } from '../../relay/useChange.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { EditIcon } from '../../ui/moreIcons.tsx';
import { roleDocument } from './accountDocuments.ts';
import { peopleTexts } from './peopleTexts.ts';
import { RoleField } from './RoleField.tsx';
import { useFailureOf } from './useFailureOf.ts';

interface Props {
  account: RoleButton_account$key;
}

const formId = 'change-role';

/** Gives an account another role. */
export function RoleButton({ account }: Props) {
  const texts = useTexts(peopleTexts);
  const { cancel } = useTexts(formTexts);
  const failureOf = useFailureOf();
  const { databaseId, email, name, role } = useFragment(
    graphql`
      fragment RoleButton_account on Account {
        databaseId
        email
        name
        role
      }
    `,
    account,
  );
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState(role);
  const { change, isChanging } = useChange(roleDocument, {
    done: texts.roleChanged,
    failed: failureOf(texts.roleFailed),
  });
  const open = () => {
    setChosen(role);
    setOpen(true);
  };
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isChanging) return;
    const { kind } = await change({ id: databaseId, role: chosen });
    if (kind === 'saved') setOpen(false);
  };
  const person = name || email;
  return (
    <>
      <IconButton label={texts.changeRole(person)} onClick={open}>
        <EditIcon />
      </IconButton>
      <Dialog
        open={isOpen}
        steady
        size="small"
        onDismiss={() => setOpen(false)}
        title={texts.changeRoleTitle}
        description={texts.changeRoleText(person)}
        closeLabel={texts.close}
        footer={
          <>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              {cancel}
            </Button>
            <Button type="submit" form={formId} busy={isChanging}>
              {isChanging ? texts.changing : texts.change}
            </Button>
          </>
        }
      >
        <form id={formId} onSubmit={(event) => void handleSubmit(event)}>
          <RoleField value={chosen} onChange={setChosen} />
        </form>
      </Dialog>
    </>
  );
}
