import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import { Link } from 'react-router-dom';
import type { PersonRow_account$key } from '../../__generated__/PersonRow_account.graphql.ts';
import { adminTexts } from '../../language/adminTexts.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { localDate, localMoment } from '../../language/localMoment.ts';
import * as rowStyles from '../list/Row.css.ts';
import { StateChip } from '../list/StateChip.tsx';
import { Portrait } from '../parts/Portrait.tsx';
import { AccessButton } from './AccessButton.tsx';
import { FactorsButton } from './FactorsButton.tsx';
import { LinkButton } from './LinkButton.tsx';
import { peopleTexts } from './peopleTexts.ts';
import * as styles from './PersonRow.css.ts';
import { RemoveButton } from './RemoveButton.tsx';
import { RevokeLinkButton } from './RevokeLinkButton.tsx';
import { RoleButton } from './RoleButton.tsx';

interface Props {
  account: PersonRow_account$key;
  connectionId: string;
}

/** One account: who it is, what they may do, when they were last there, and what an owner can do about it. */
export function PersonRow({ account: key, connectionId }: Props) {
  const texts = useTexts(peopleTexts);
  const { roles } = useTexts(adminTexts);
  const { language } = useLanguage();
  const account = useFragment(
    graphql`
      fragment PersonRow_account on Account {
        databaseId
        email
        name
        portrait {
          ...Portrait_picture
        }
        role
        state
        isViewer
        hasAuthenticator
        passkeyCount
        factorDueAt
        lastSeenAt
        linkExpiresAt
        ...RoleButton_account
        ...LinkButton_account
        ...RevokeLinkButton_account
        ...AccessButton_account
        ...RemoveButton_account
        ...FactorsButton_account
      }
    `,
    key,
  );
  const {
    databaseId,
    email,
    name,
    portrait,
    role,
    state,
    isViewer,
    lastSeenAt,
    linkExpiresAt,
    hasAuthenticator,
    passkeyCount,
    factorDueAt,
  } = account;
  const [now] = useState(Date.now);
  const factors = [
    hasAuthenticator && texts.authenticator,
    passkeyCount > 0 && texts.passkeyCount(passkeyCount),
  ].filter((factor) => factor !== false);
  // An invitation is valid for days, a password link for minutes.
  const until = state === 'invited' ? localDate : localMoment;
  const link = linkExpiresAt ? texts.linkUntil(until(language, linkExpiresAt)) : texts.noLink;
  const seen = lastSeenAt ? texts.seen(localDate(language, lastSeenAt)) : texts.neverSeen;
  return (
    <article className={styles.person}>
      <div className={styles.portrait}>
        <Portrait name={name || email} picture={portrait} size="large" />
      </div>
      <div className={rowStyles.texts}>
        <h2 title={name || email} className={rowStyles.title}>
          <Link to={`/admin/people/${databaseId}`}>{name || email}</Link>
        </h2>
        {name && <p className={rowStyles.address}>{email}</p>}
      </div>
      <div className={rowStyles.states}>
        {state === 'invited' && <StateChip tone="gold">{texts.invited}</StateChip>}
        {state === 'disabled' && <StateChip tone="red">{texts.disabled}</StateChip>}
        {factorDueAt && (
          <StateChip tone={Date.parse(factorDueAt) > now ? 'gold' : 'red'}>
            {Date.parse(factorDueAt) > now
              ? texts.factorBy(localDate(language, factorDueAt))
              : texts.factorOverdue}
          </StateChip>
        )}
        <span className={styles.role}>
          {[
            isViewer && texts.you,
            roles[role],
            state !== 'invited' && (factors.join(', ') || texts.passwordOnly),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <span className={styles.seen}>{state === 'invited' || linkExpiresAt ? link : seen}</span>
      </div>
      <div className={styles.actions}>
        {linkExpiresAt && <RevokeLinkButton account={account} />}
        {state !== 'disabled' && <LinkButton account={account} />}
        <RoleButton account={account} />
        <AccessButton account={account} />
        {factors.length > 0 && <FactorsButton account={account} />}
        <RemoveButton account={account} connectionId={connectionId} />
      </div>
    </article>
  );
}
