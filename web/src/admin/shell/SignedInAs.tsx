import { Suspense, useEffect, useRef } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay/hooks.js';
import { Link, useLoaderData, useRevalidator } from 'react-router-dom';
import { commitLocalUpdate } from 'relay-runtime';
import type { Portrait_picture$key } from '../../__generated__/Portrait_picture.graphql.ts';
import type { SignedInAsQuery } from '../../__generated__/SignedInAsQuery.graphql.ts';
import { currentUser, endSession } from '../../auth/session.ts';
import { renewSession } from '../../auth/sessionRenewal.ts';
import { useUser } from '../../auth/useUser.ts';
import { adminTexts } from '../../language/adminTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { usePageQuery } from '../../relay/pageQuery.ts';
import { showsChanges } from '../../browser/unsavedChanges.ts';
import { Boundary } from '../../page/Boundary.tsx';
import { Portrait } from '../parts/Portrait.tsx';
import { accountSection, useCurrentSection } from './sections.ts';
import * as styles from './SideMenu.css.ts';

const query = graphql`
  query SignedInAsQuery @preloadable {
    viewer {
      email
      name
      portrait {
        ...Portrait_picture
      }
      # useViewerMay.ts and useFactorDue.ts read them from the store.
      # eslint-disable-next-line relay/unused-fields
      capabilities
      # eslint-disable-next-line relay/unused-fields
      factorDueAt
    }
  }
`;

interface Props {
  onChoose: (() => void) | undefined;
}

/**
 * The admin’s email address, first as this browser remembers it, then as the server returns it with their portrait: a link
 * to their account.
 */
export function SignedInAs({ onChoose }: Props) {
  const texts = useTexts(adminTexts);
  const user = useUser();
  // Their name, and with it their initials, is not remembered.
  const remembered = <Who email={user?.email} name="" portrait={null} />;
  return (
    <Link
      to={accountSection.to}
      title={texts.account}
      aria-current={useCurrentSection() === accountSection ? 'page' : undefined}
      className={styles.signedIn}
      onClick={onChoose}
    >
      <Suspense fallback={remembered}>
        <Boundary resetKey={useLoaderData()} fallback={() => remembered}>
          <AsServerKnows />
        </Boundary>
      </Suspense>
    </Link>
  );
}

interface WhoProps {
  email: string | undefined;
  name: string;
  portrait: Portrait_picture$key | null | undefined;
}

function Who({ email, name, portrait }: WhoProps) {
  const texts = useTexts(adminTexts);
  return (
    <>
      <Portrait name={name} picture={portrait} size="small" />
      <span className={styles.words}>
        <span className={styles.caption}>{texts.signedInAs}</span>
        <span className={styles.email}>{email}</span>
      </span>
    </>
  );
}

function AsServerKnows() {
  const { viewer } = usePageQuery<SignedInAsQuery>(query);
  const isSignedIn = viewer !== null;
  useRenewalUnless(isSignedIn);
  return (
    <Who email={viewer?.email} name={viewer?.name || (viewer?.email ?? '')} portrait={viewer?.portrait} />
  );
}

/**
 * Renews the session if the server does not recognize it, since the browser may have lost only the access token, and
 * then reloads the page’s data once. If the renewal fails, the browser forgets the admin.
 */
function useRenewalUnless(isSignedIn: boolean): void {
  const environment = useRelayEnvironment();
  const { revalidate } = useRevalidator();
  const loaded = useLoaderData();
  /** The data loaded before the session was last renewed. */
  const before = useRef<unknown>(null);
  useEffect(() => {
    const renew = async () => {
      // Renew only once: data loaded since then is final.
      if (before.current && before.current !== loaded) {
        endSession();
        return;
      }
      before.current = loaded;
      if (!(await renewSession(showsChanges()))) return;
      // The rest of the response contains only what visitors see.
      commitLocalUpdate(environment, (store) => store.invalidateStore());
      await revalidate();
    };
    if (isSignedIn) before.current = null;
    // Without a user, the session has already ended. An unreachable server does not prove that it has.
    else if (currentUser()) renew().catch(() => {});
  }, [isSignedIn, loaded, environment, revalidate]);
}
