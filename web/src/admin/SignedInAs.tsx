import { Suspense, useEffect } from 'react';
import { graphql } from 'react-relay/hooks.js';
import type { SignedInAsQuery } from '../__generated__/SignedInAsQuery.graphql.ts';
import { endSession } from '../auth/session.ts';
import { useUser } from '../auth/useUser.ts';
import { adminTexts } from '../language/admin.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { usePageQuery } from '../relay/pageQuery.ts';
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
  return (
    <p className={styles.account}>
      <span className={styles.caption}>{texts.signedInAs}</span>
      <span className={styles.email}>
        <Suspense fallback={useUser()?.email}>
          <ServersEmail />
        </Suspense>
      </span>
    </p>
  );
}

function ServersEmail() {
  const { viewer } = usePageQuery<SignedInAsQuery>(query);
  const isSignedIn = viewer !== null;
  useEffect(() => {
    // The server knows better than the browser's memory.
    if (!isSignedIn) endSession();
  }, [isSignedIn]);
  return viewer?.email;
}
