import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { RemoveSubscriberButton_subscriber$key } from '../../__generated__/RemoveSubscriberButton_subscriber.graphql.ts';
import { formTexts } from '../../language/formTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { newsletterAdminTexts } from './newsletterAdminTexts.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { TrashIcon } from '../../ui/icons.tsx';
import { useDeleteNewsletterSubscriber } from './useDeleteNewsletterSubscriber.ts';

interface Props {
  subscriber: RemoveSubscriberButton_subscriber$key;
  connectionId: string;
}

/** Removes an address after a question that names it. */
export function RemoveSubscriberButton({ subscriber, connectionId }: Props) {
  const texts = useTexts(newsletterAdminTexts);
  const { cancel } = useTexts(formTexts);
  const { databaseId, email } = useFragment(
    graphql`
      fragment RemoveSubscriberButton_subscriber on NewsletterSubscriber {
        databaseId
        email
      }
    `,
    subscriber,
  );
  const [asking, setAsking] = useState(false);
  const { deleteSubscriber, isDeleting } = useDeleteNewsletterSubscriber(connectionId);
  const handleConfirm = async () => {
    await deleteSubscriber(databaseId);
    setAsking(false);
  };
  return (
    <>
      <IconButton variant="danger" label={texts.remove(email)} onClick={() => setAsking(true)}>
        <TrashIcon />
      </IconButton>
      <ConfirmDialog
        open={asking}
        danger
        title={texts.removeTitle}
        thing={email}
        description={texts.removeText}
        confirmLabel={isDeleting ? texts.removing : texts.removeConfirm}
        cancelLabel={cancel}
        busy={isDeleting}
        onConfirm={() => void handleConfirm()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
