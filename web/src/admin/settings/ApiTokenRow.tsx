import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ApiTokenRow_apiToken$key } from '../../__generated__/ApiTokenRow_apiToken.graphql.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { settingsTexts } from './settingsTexts.ts';
import { Badge } from '../../ui/Badge.tsx';
import { localMoment } from '../../language/localMoment.ts';
import { RevokeApiTokenButton } from './RevokeApiTokenButton.tsx';
import * as styles from './Row.css.ts';

interface Props {
  apiToken: ApiTokenRow_apiToken$key;
  tokensId: string;
}

/** One token: what it is for, how far it reaches, until when, and whether anything uses it. */
export function ApiTokenRow({ apiToken: key, tokensId }: Props) {
  const texts = useTexts(settingsTexts);
  const { language } = useLanguage();
  const apiToken = useFragment(
    graphql`
      fragment ApiTokenRow_apiToken on ApiToken {
        name
        scope
        expiresAt
        lastUsedAt
        ...RevokeApiTokenButton_apiToken
      }
    `,
    key,
  );
  const { name, scope, expiresAt, lastUsedAt } = apiToken;
  const [now] = useState(Date.now);
  const hasExpired = new Date(expiresAt).getTime() <= now;
  const date = localMoment(language, expiresAt);
  return (
    <div className={styles.row}>
      <div className={styles.texts}>
        <p className={styles.name}>
          {name}
          <Badge tone={scope === 'readOnly' ? 'indigo' : 'gold'}>{texts.scopes[scope]}</Badge>
          {hasExpired && <Badge tone="red">{texts.expired}</Badge>}
        </p>
        <p className={styles.facts}>
          <span>{hasExpired ? texts.expiredOn(date) : texts.expiresOn(date)}</span>
          <span>{lastUsedAt ? texts.lastUsed(localMoment(language, lastUsedAt)) : texts.neverUsed}</span>
        </p>
      </div>
      <div className={styles.actions}>
        <RevokeApiTokenButton apiToken={apiToken} tokensId={tokensId} />
      </div>
    </div>
  );
}
