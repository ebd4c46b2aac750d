import { graphql, useFragment } from 'react-relay/hooks.js';
import type { RemoveSubscriberButton_subscriber$key } from '../../__generated__/RemoveSubscriberButton_subscriber.graphql.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { newsletterAdminTexts } from './newsletterAdminTexts.ts';
import { Question } from '../../admin/parts/Question.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { TrashIcon } from '../../ui/moreIcons.tsx';
import { useDeleteNewsletterSubscriber } from './useDeleteNewsletterSubscriber.ts';

interface Props {
  subscriber: RemoveSubscriberButton_subscriber$key;
  connectionId: string;
}

/** Removes an address after a confirmation that names it. */
export function RemoveSubscriberButton({ subscriber, connectionId }: Props) {
  const texts = useTexts(newsletterAdminTexts);
  const { databaseId, email } = useFragment(
    graphql`
      fragment RemoveSubscriberButton_subscriber on NewsletterSubscriber {
        databaseId
        email
      }
    `,
    subscriber,
  );
  const { deleteSubscriber, isDeleting } = useDeleteNewsletterSubscriber(connectionId);
  return (
    <Question
      danger
      title={texts.removeTitle}
      thing={email}
      description={texts.removeText}
      confirmLabel={isDeleting ? texts.removing : texts.removeConfirm}
      busy={isDeleting}
      onConfirm={() => deleteSubscriber(databaseId)}
    >
      {(ask) => (
        <IconButton variant="danger" label={texts.remove(email)} onClick={ask}>
          <TrashIcon />
        </IconButton>
      )}
    </Question>
  );
}
