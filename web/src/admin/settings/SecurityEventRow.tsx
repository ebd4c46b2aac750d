import { graphql, useFragment } from 'react-relay/hooks.js';
import type { SecurityEventRow_event$key } from '../../__generated__/SecurityEventRow_event.graphql.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { adminTexts } from '../../language/adminTexts.ts';
import { nameIn } from '../../language/nameIn.ts';
import { securityLogTexts } from './securityLogTexts.ts';
import { Badge } from '../../ui/Badge.tsx';
import { localMoment } from '../../language/localMoment.ts';
import { Row } from './Row.tsx';
import { useDeviceName } from './useDeviceName.ts';

interface Props {
  event: SecurityEventRow_event$key;
}

/** A security event: what and when, then the account, device and network address. */
export function SecurityEventRow({ event: key }: Props) {
  const texts = useTexts(securityLogTexts);
  const { roles } = useTexts(adminTexts);
  const { language } = useLanguage();
  const deviceName = useDeviceName();
  const event = useFragment(
    graphql`
      fragment SecurityEventRow_event on SecurityEvent {
        kind
        at
        email
        network
        browser
        system
        tokenName
        count
      }
    `,
    key,
  );
  const { kind, at, email, network, browser, system, tokenName, count } = event;
  const title = texts.kinds[kind];
  // Of some events it is the role that was given.
  const detail = tokenName && (nameIn(roles, tokenName) ?? tokenName);
  return (
    <Row
      name={detail ? `${title}: ${detail}` : title}
      badges={
        <>
          {kind === 'newDevice' && <Badge tone="gold">{texts.newDevice}</Badge>}
          {count > 1 && <Badge tone="red">{texts.times(count)}</Badge>}
        </>
      }
      facts={[
        <time key="at" dateTime={at}>
          {localMoment(language, at)}
        </time>,
        email ?? texts.unknownAddress,
        deviceName(browser, system),
        network,
      ]}
    />
  );
}
