import { Link } from 'react-router-dom';
import { chromeTexts } from '../language/chromeTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { useHead } from '../page/head.ts';
import * as type from '../theme/typography.css.ts';
import { buttonStyle } from '../ui/Button.tsx';
import { Container } from '../ui/Container.tsx';
import * as styles from './NotFoundPage.css.ts';

/** The page of a preview’s link that has ended or expired (docs/product.md#preview-links). */
export function EndedPreview() {
  const texts = useTexts(chromeTexts);
  useHead({ title: texts.previewEnded, description: texts.previewEndedText, hidden: true, status: 410 });
  return (
    <Container width="wide">
      <div className={styles.notFound}>
        <div className={styles.words}>
          <h1 className={type.display}>{texts.previewEnded}</h1>
          <p className={type.lead}>{texts.previewEndedText}</p>
          <Link to="/news" className={buttonStyle()}>
            {texts.toNews}
          </Link>
        </div>
      </div>
    </Container>
  );
}
