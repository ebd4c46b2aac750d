import { useEffect } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks.js';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { commitLocalUpdate } from 'relay-runtime';
import { useHead } from '../page/head.ts';
import { authTexts } from '../auth/authTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { LanguageToggle } from '../site/LanguageToggle.tsx';
import { Main } from '../ui/Main.tsx';
import { ThemeToggle } from '../site/ThemeToggle.tsx';
import * as type from '../theme/typography.css.ts';
import { ArrowLeftIcon } from '../ui/icons.tsx';
import { WaxLine } from '../ui/WaxLine.tsx';
import { LoginForm } from './LoginForm.tsx';
import * as styles from './LoginPage.css.ts';
import { returnAddress } from '../auth/returnAddress.ts';
import { useUser } from '../auth/useUser.ts';

/** The sign-in page: the form, and a length of cloth next to it (docs/product.md#sign-in). */
export function LoginPage() {
  const texts = useTexts(authTexts);
  useRedirectWhenSignedIn();
  useHead({ title: texts.title, description: texts.subtitle, hidden: true });
  return (
    <Main>
      <div className={styles.page}>
        <picture className={styles.cloth}>
          <source media="(min-width: 64em)" srcSet="/api/placeholder/900/1200?seed=dashboard-8" />
          <img src="/api/placeholder/720/96?seed=dashboard-8" alt="" className={styles.picture} />
        </picture>
        <div className={styles.side}>
          <div className={styles.tools}>
            <Link to="/" reloadDocument className={styles.back}>
              <ArrowLeftIcon /> {texts.backToSite}
            </Link>
            <LanguageToggle />
            <ThemeToggle />
          </div>
          <div className={styles.door}>
            <div className={styles.heading}>
              <h1 className={type.headline}>{texts.title}</h1>
              <WaxLine />
              <p className={styles.subtitle}>{texts.subtitle}</p>
            </div>
            <LoginForm />
          </div>
        </div>
      </div>
    </Main>
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
