import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ReplyLink_message$key } from '../../__generated__/ReplyLink_message.graphql.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { contactAdminTexts } from './contactAdminTexts.ts';
import { buttonStyle } from '../../ui/Button.tsx';
import { MailIcon } from '../../ui/icons.tsx';
import { replyAddress } from './replyAddress.ts';

interface Props {
  message: ReplyLink_message$key;
}

/** Opens the editor’s own mail program with a draft reply, in the visitor’s language. */
export function ReplyLink({ message: key }: Props) {
  const { reply } = useTexts(contactAdminTexts);
  const { name, email, subject, message, type, language, createdAt } = useFragment(
    graphql`
      fragment ReplyLink_message on ContactMessage {
        name
        email
        subject
        message
        type
        language
        createdAt
      }
    `,
    key,
  );
  const href = replyAddress({ name, email, subject, message, type, language, createdAt });
  return (
    <a href={href} className={buttonStyle()}>
      <MailIcon />
      {reply}
    </a>
  );
}
