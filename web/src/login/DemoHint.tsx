import { graphql } from 'react-relay/hooks.js';
import type { DemoHintQuery } from '../__generated__/DemoHintQuery.graphql.ts';
import { authTexts } from '../auth/authTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { usePageQuery } from '../relay/pageQuery.ts';
import { Button } from '../ui/Button.tsx';
import * as styles from './DemoHint.css.ts';

const query = graphql`
  query DemoHintQuery @preloadable {
    demoCredentials {
      email
      password
    }
  }
`;

interface Props {
  onChoose: (credentials: { email: string; password: string }) => void;
}

/** The demo’s own credentials, for a browser on the server’s machine (docs/product.md#sign-in). */
export function DemoHint({ onChoose }: Props) {
  const texts = useTexts(authTexts);
  const { demoCredentials } = usePageQuery<DemoHintQuery>(query);
  if (!demoCredentials) return null;
  const { email, password } = demoCredentials;
  return (
    <section aria-labelledby="demo-credentials" className={styles.hint}>
      <h2 id="demo-credentials" className={styles.title}>
        {texts.demoTitle}
      </h2>
      <dl className={styles.list}>
        <dt className={styles.term}>{texts.email}</dt>
        <dd className={styles.value}>{email}</dd>
        <dt className={styles.term}>{texts.password}</dt>
        <dd className={styles.value}>{password}</dd>
      </dl>
      <Button variant="secondary" size="small" onClick={() => onChoose({ email, password })}>
        {texts.fillIn}
      </Button>
    </section>
  );
}
