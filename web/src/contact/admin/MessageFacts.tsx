import { graphql, useFragment } from 'react-relay/hooks.js';
import type {
  MessageFacts_message$data,
  MessageFacts_message$key,
} from '../../__generated__/MessageFacts_message.graphql.ts';
import { localMoment } from '../../language/localMoment.ts';
import { adminTexts } from '../../language/adminTexts.ts';
import { mailLink } from '../../shared/contactLinks.ts';
import { numberFormat, type Language } from '../../shared/language.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { contactAdminTexts } from './contactAdminTexts.ts';
import * as styles from './MessageView.css.ts';

interface Props {
  message: MessageFacts_message$key;
}

/** The sender, time and language of a message, and whether it was forwarded by mail. */
export function MessageFacts({ message: key }: Props) {
  const texts = useTexts(contactAdminTexts);
  const { languageNames } = useTexts(adminTexts);
  const { language } = useLanguage();
  const message = useFragment(
    graphql`
      fragment MessageFacts_message on ContactMessage {
        name
        email
        language
        createdAt
        mailedAt
        nextMailAt
        mailAttempts
      }
    `,
    key,
  );
  const written = message.language === 'en' ? 'en' : 'id';
  const facts = [
    { name: texts.sender, value: message.name },
    { name: texts.email, value: <a href={mailLink(message.email)}>{message.email}</a> },
    {
      name: texts.sent,
      value: <time dateTime={message.createdAt}>{localMoment(language, message.createdAt)}</time>,
    },
    { name: texts.language, value: <span lang={written}>{languageNames[written]}</span> },
    { name: texts.mail, value: mailState(texts, language, message) },
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value }) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.factName}>{name}</dt>
          <dd className={styles.factValue}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The status of the mail that forwards a message to the office. */
function mailState(
  texts: (typeof contactAdminTexts)['en'],
  language: Language,
  { mailedAt, nextMailAt, mailAttempts }: MessageFacts_message$data,
): string {
  if (mailedAt) return texts.mailed(localMoment(language, mailedAt));
  if (nextMailAt && mailAttempts === 0 && new Date(nextMailAt) > new Date())
    return texts.mailHeld(localMoment(language, nextMailAt));
  if (nextMailAt) return texts.mailWaits(numberFormat(language).format(mailAttempts));
  return mailAttempts > 0 ? texts.mailGivenUp : texts.notMailed;
}
