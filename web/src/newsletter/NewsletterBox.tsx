import { Link } from 'react-router-dom';
import { useTexts } from '../language/LanguageProvider.tsx';
import { newsletterTexts } from './newsletterTexts.ts';
import * as type from '../theme/typography.css.ts';
import { Notice } from '../ui/Notice.tsx';
import { usePageParameters } from '../page/usePageParameters.ts';
import * as styles from './NewsletterBox.css.ts';
import { NewsletterForm } from './NewsletterForm.tsx';

interface Props {
  /** The level of the heading: 1 if the box is the page. */
  level?: 1 | 2;
}

/** The form to subscribe to the newsletter, with the anchor `newsletter` (docs/product.md#newsletter). */
export function NewsletterBox({ level = 2 }: Props) {
  const texts = useTexts(newsletterTexts);
  const parameters = usePageParameters();
  const Heading = `h${level}` as const;
  return (
    <section id="newsletter" tabIndex={-1} aria-labelledby="newsletter-title" className={styles.box}>
      <div className={styles.words}>
        <Heading id="newsletter-title" className={type.heading}>
          {texts.title}
        </Heading>
        <p>{texts.lead}</p>
      </div>
      <div className={styles.action}>
        {parameters.has('subscribed') && (
          <Notice tone="good" title={texts.subscribed}>
            {texts.subscribedText}
          </Notice>
        )}
        <NewsletterForm />
        <Link to="/privacy" className={styles.privacy}>
          {texts.privacy}
        </Link>
      </div>
    </section>
  );
}
