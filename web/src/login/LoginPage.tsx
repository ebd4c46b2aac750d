import { useEffect } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks.js';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { commitLocalUpdate } from 'relay-runtime';
import { authTexts } from '../auth/authTexts.ts';
import { returnAddress } from '../auth/returnAddress.ts';
import { useUser } from '../auth/useUser.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { Door } from './Door.tsx';
import { LoginForm } from './LoginForm.tsx';

/** The sign-in page (docs/product.md#sign-in). */
export function LoginPage() {
  const texts = useTexts(authTexts);
  useRedirectWhenSignedIn();
  return (
    <Door title={texts.title} subtitle={texts.subtitle}>
      <LoginForm />
    </Door>
  );
}

/** Redirects after a sign-in, in this tab or another. */
function useRedirectWhenSignedIn(): void {
  const user = useUser();
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const target = returnAddress(parameters.get('next'));
  useEffect(() => {
    if (!user) return;
    // Data loaded as a visitor is not what an admin sees.
    commitLocalUpdate(environment, (store) => store.invalidateStore());
    void navigate(target, { replace: true });
  }, [user, environment, navigate, target]);
}
