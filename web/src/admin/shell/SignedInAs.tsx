import { Suspense, useEffect, useRef } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay/hooks.js';
import { useLoaderData, useRevalidator } from 'react-router-dom';
import { commitLocalUpdate } from 'relay-runtime';
import type { SignedInAsQuery } from '../../__generated__/SignedInAsQuery.graphql.ts';
import { currentUser, endSession } from '../../auth/session.ts';
import { renewSession } from '../../auth/sessionRenewal.ts';
import { useUser } from '../../auth/useUser.ts';
import { adminTexts } from '../../language/adminTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { usePageQuery } from '../../relay/pageQuery.ts';
import { unsavedChanges } from '../../browser/unsavedChanges.ts';
import { Boundary } from '../../page/Boundary.tsx';
import * as styles from './SideMenu.css.ts';

const query = graphql`
  query SignedInAsQuery @preloadable {
    viewer {
      email
    }
  }
`;

/** The admin's e-mail address: at once as this browser remembers it, then as the server knows it. */
export function SignedInAs() {
  const texts = useTexts(adminTexts);
  const user = useUser();
  return (
    <p className={styles.account}>
      <span className={styles.caption}>{texts.signedInAs}</span>
      <span className={styles.email}>
        <Suspense fallback={user?.email}>
          <Boundary resetKey={useLoaderData()} fallback={() => user?.email}>
            <ServersEmail />
          </Boundary>
        </Suspense>
      </span>
    </p>
  );
}

function ServersEmail() {
  const { viewer } = usePageQuery<SignedInAsQuery>(query);
  const isSignedIn = viewer !== null;
  useRenewalUnless(isSignedIn);
  return viewer?.email;
}

/**
 * Brings the session back when the server knows of none: the browser may have lost the access token alone. Then the
 * page is loaded once more, as whom the session belongs to; without a session the browser forgets the admin.
 */
function useRenewalUnless(isSignedIn: boolean): void {
  const environment = useRelayEnvironment();
  const { revalidate } = useRevalidator();
  const loaded = useLoaderData();
  /** What was loaded before the session was last brought back. */
  const before = useRef<unknown>(null);
  useEffect(() => {
    const renew = async () => {
      // Once is enough: what is loaded since then is the server’s last word.
      if (before.current && before.current !== loaded) {
        endSession();
        return;
      }
      before.current = loaded;
      if (!(await renewSession(unsavedChanges.exist))) return;
      // What came beside it is what visitors see.
      commitLocalUpdate(environment, (store) => store.invalidateStore());
      await revalidate();
    };
    if (isSignedIn) before.current = null;
    // Without a user the session is over already. A server out of reach says nothing about it.
    else if (currentUser()) renew().catch(() => {});
  }, [isSignedIn, loaded, environment, revalidate]);
}
