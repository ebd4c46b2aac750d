import { graphql } from 'react-relay/hooks.js';
import type { ContactPageQuery } from '../__generated__/ContactPageQuery.graphql.ts';
import { useHead } from '../page/head.ts';
import { contactTexts } from './contactTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { NewsletterBox } from '../newsletter/NewsletterBox.tsx';
import { PageData } from '../page/PageData.tsx';
import * as type from '../theme/typography.css.ts';
import { Container } from '../ui/Container.tsx';
import { useRefetchOnFocus } from '../page/pageContext.ts';
import { ContactForm } from './ContactForm.tsx';
import { ContactInformation } from './ContactInformation.tsx';
import * as styles from './ContactPage.css.ts';
import { contactQuestions, contactQuestionTexts } from '../shared/contactQuestions.ts';
import { ContactQuestions } from './ContactQuestions.tsx';
import { QuickActions } from './QuickActions.tsx';

const query = graphql`
  query ContactPageQuery @preloadable {
    ...ContactInformation_query
  }
`;

/** How to reach the organizers (docs/product.md#contact-page). */
export function ContactPage() {
  const texts = useTexts(contactTexts);
  const questions = useTexts(contactQuestionTexts);
  useRefetchOnFocus();
  useHead({
    title: texts.title,
    description: texts.headDescription,
    subject: {
      kind: 'questions',
      questions: contactQuestions.map((name) => questions[name]),
    },
  });
  return (
    <div className={styles.page}>
      <img
        src="/api/placeholder/720/630?seed=contact-6"
        alt=""
        width={360}
        height={315}
        fetchPriority="high"
        className={styles.cloud}
      />
      <Container width="wide">
        <header className={styles.head}>
          <h1 className={type.display}>{texts.title}</h1>
          <p className={type.lead}>{texts.lead}</p>
        </header>
        <div className={styles.columns}>
          {/* Outside the page’s data, so that no input is lost when the data fails to load or is refetched. */}
          <section id="message" tabIndex={-1} aria-labelledby="message-title" className={styles.place}>
            <h2 id="message-title" className={type.heading}>
              {texts.formTitle}
            </h2>
            <ContactForm />
          </section>
          <div className={styles.aside}>
            <PageData<ContactPageQuery> query={query}>
              {(data) => <ContactInformation query={data} />}
            </PageData>
            <QuickActions />
          </div>
        </div>
        <div className={styles.below}>
          <NewsletterBox />
          <ContactQuestions />
        </div>
      </Container>
    </div>
  );
}
