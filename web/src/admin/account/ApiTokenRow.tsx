import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ApiTokenRow_apiToken$key } from '../../__generated__/ApiTokenRow_apiToken.graphql.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { accountTexts } from './accountTexts.ts';
import { Badge } from '../../ui/Badge.tsx';
import { localMoment } from '../../language/localMoment.ts';
import { RevokeApiTokenButton } from './RevokeApiTokenButton.tsx';
import { Row } from '../settings/Row.tsx';
import { accessesOf, type Access } from './tokenNouns.ts';
import { tokenNounTexts } from './tokenNounTexts.ts';

interface Props {
  apiToken: ApiTokenRow_apiToken$key;
  tokensId: string;
}

/** One token: its name, scope, what it is limited to, and whether to reading that; expiry and last use. */
export function ApiTokenRow({ apiToken: key, tokensId }: Props) {
  const texts = useTexts(accountTexts);
  const { language } = useLanguage();
  const apiToken = useFragment(
    graphql`
      fragment ApiTokenRow_apiToken on ApiToken {
        name
        scope
        capabilities
        expiresAt
        lastUsedAt
        ...RevokeApiTokenButton_apiToken
      }
    `,
    key,
  );
  const names = useTexts(tokenNounTexts);
  const { name, scope, capabilities, expiresAt, lastUsedAt } = apiToken;
  const accesses = capabilities && [...accessesOf(capabilities, scope)];
  const partsWith = (access: Access) =>
    accesses?.flatMap(([noun, its]) => (its === access ? [names[noun] ?? noun] : [])).join(', ');
  const read = partsWith('readOnly');
  const changed = partsWith('readWrite');
  // The badge says what it may do with its parts, unless it may only read some of them.
  const limits =
    scope === 'readWrite' && read
      ? [changed && texts.changesParts(changed), texts.readsParts(read)]
      : [accesses && texts.onlyParts(changed || read || '')];
  const [now] = useState(Date.now);
  const hasExpired = new Date(expiresAt).getTime() <= now;
  const date = localMoment(language, expiresAt);
  return (
    <Row
      name={name}
      badges={
        <>
          <Badge tone={scope === 'readOnly' ? 'indigo' : 'gold'}>{texts.scopes[scope]}</Badge>
          {hasExpired && <Badge tone="red">{texts.expired}</Badge>}
        </>
      }
      facts={[
        ...limits,
        hasExpired ? texts.expiredOn(date) : texts.expiresOn(date),
        lastUsedAt ? texts.lastUsed(localMoment(language, lastUsedAt)) : texts.neverUsed,
      ]}
      action={<RevokeApiTokenButton apiToken={apiToken} tokensId={tokensId} />}
    />
  );
}
