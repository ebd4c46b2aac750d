import { useHead } from '../page/head.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { newsletterTexts } from './newsletterTexts.ts';
import { Container } from '../ui/Container.tsx';
import { Strip } from '../ui/Strip.tsx';
import { NewsletterBox } from './NewsletterBox.tsx';
import * as styles from './NewsletterPage.css.ts';

/** The newsletter’s box as a page, which responds to a form posted without scripts. */
export function NewsletterPage() {
  const texts = useTexts(newsletterTexts);
  useHead({ title: texts.title, description: texts.headDescription });
  return (
    <>
      <Strip seed="newsletter" />
      <Container width="wide">
        <div className={styles.page}>
          <NewsletterBox level={1} />
        </div>
      </Container>
    </>
  );
}
