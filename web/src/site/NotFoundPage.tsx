import { Link } from 'react-router-dom';
import { useHead } from '../page/head.ts';
import { chromeTexts } from '../language/chromeTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import * as type from '../theme/typography.css.ts';
import { buttonStyle } from '../ui/Button.tsx';
import { Container } from '../ui/Container.tsx';
import * as styles from './NotFoundPage.css.ts';

/** The page for every unknown address, with a hint for developers (docs/product.md#unknown-addresses). */
export function NotFoundPage() {
  const texts = useTexts(chromeTexts);
  useHead({
    title: texts.notFoundTitle,
    description: texts.notFoundText,
    hidden: true,
    status: 404,
  });
  return (
    <Container width="wide">
      <div className={styles.notFound}>
        <p className={styles.missing} aria-hidden>
          404
        </p>
        <div className={styles.words}>
          <h1 className={type.display}>{texts.notFoundTitle}</h1>
          <p className={type.lead}>{texts.notFoundText}</p>
          <p className={styles.hint}>{texts.notFoundHint}</p>
          <Link to="/news" className={buttonStyle()}>
            {texts.toNews}
          </Link>
        </div>
      </div>
    </Container>
  );
}
