import { graphql, useFragment } from 'react-relay/hooks.js';
import type { SessionRow_session$key } from '../../__generated__/SessionRow_session.graphql.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { accountTexts } from './accountTexts.ts';
import { Badge } from '../../ui/Badge.tsx';
import { localMoment } from '../../language/localMoment.ts';
import { Row } from '../settings/Row.tsx';
import { RevokeSessionButton } from './RevokeSessionButton.tsx';
import { useDeviceName } from '../settings/useDeviceName.ts';

interface Props {
  session: SessionRow_session$key;
  sessionsId: string;
}

/** One signed-in device. */
export function SessionRow({ session: key, sessionsId }: Props) {
  const texts = useTexts(accountTexts);
  const { language } = useLanguage();
  const deviceName = useDeviceName();
  const session = useFragment(
    graphql`
      fragment SessionRow_session on Session {
        databaseId
        browser
        system
        network
        isCurrent
        createdAt
        lastUsedAt
      }
    `,
    key,
  );
  const { databaseId, browser, system, network, isCurrent, createdAt, lastUsedAt } = session;
  const device = deviceName(browser, system);
  return (
    <Row
      name={device}
      badges={isCurrent && <Badge tone="leaf">{texts.thisDevice}</Badge>}
      facts={[
        texts.lastUsed(localMoment(language, lastUsedAt)),
        texts.signedIn(localMoment(language, createdAt)),
        ...(network ? [texts.network(network)] : []),
      ]}
      action={!isCurrent && <RevokeSessionButton id={databaseId} device={device} sessionsId={sessionsId} />}
    />
  );
}
