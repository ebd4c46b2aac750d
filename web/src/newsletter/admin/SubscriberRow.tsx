import { graphql, useFragment } from 'react-relay/hooks.js';
import type { SubscriberRow_subscriber$key } from '../../__generated__/SubscriberRow_subscriber.graphql.ts';
import { adminTexts } from '../../language/adminTexts.ts';
import { localDate } from '../../language/localMoment.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { RemoveSubscriberButton } from './RemoveSubscriberButton.tsx';
import * as styles from './SubscriberRow.css.ts';

interface Props {
  subscriber: SubscriberRow_subscriber$key;
  connectionId: string;
}

/** One subscriber: the address, the language and the date of the subscription. */
export function SubscriberRow({ subscriber: key, connectionId }: Props) {
  const { languageNames } = useTexts(adminTexts);
  const { language } = useLanguage();
  const subscriber = useFragment(
    graphql`
      fragment SubscriberRow_subscriber on NewsletterSubscriber {
        email
        language
        createdAt
        ...RemoveSubscriberButton_subscriber
      }
    `,
    key,
  );
  const written = subscriber.language === 'en' ? 'en' : 'id';
  return (
    <div className={styles.row}>
      <p className={styles.email}>{subscriber.email}</p>
      <p className={styles.states}>
        <Badge>
          <span lang={written}>{languageNames[written]}</span>
        </Badge>
        <time dateTime={subscriber.createdAt} className={styles.date}>
          {localDate(language, subscriber.createdAt)}
        </time>
      </p>
      <div className={styles.actions}>
        <RemoveSubscriberButton subscriber={subscriber} connectionId={connectionId} />
      </div>
    </div>
  );
}
