import { Link } from 'react-router-dom';
import { contactTexts } from './contactTexts.ts';
import { contactQuestions, contactQuestionTexts, questionId } from '../shared/contactQuestions.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import * as type from '../theme/typography.css.ts';
import { ArrowRightIcon } from '../ui/icons.tsx';
import { SectionHeading } from '../ui/SectionHeading.tsx';
import * as styles from './ContactQuestions.css.ts';

const links = {
  participate: { text: 'participateLink', to: '/competition' },
  partner: { text: 'partnerLink', to: '/contact?type=partnership#message' },
  learn: { text: 'learnLink', to: '/heritage' },
  media: { text: 'mediaLink', to: '/contact?type=media#message' },
} as const;

/** The four most frequent questions, each with a link (docs/product.md#contact-page). */
export function ContactQuestions() {
  const texts = useTexts(contactTexts);
  const questions = useTexts(contactQuestionTexts);
  return (
    <section aria-labelledby="questions">
      <SectionHeading id="questions" size="heading">
        {texts.questions}
      </SectionHeading>
      <ul className={styles.questions}>
        {contactQuestions.map((name) => (
          <li key={name} id={questionId(name)} className={styles.question}>
            <h3 className={type.title}>{questions[name].question}</h3>
            <p>{questions[name].answer}</p>
            <Link to={links[name].to} className={styles.link}>
              {texts[links[name].text]} <ArrowRightIcon />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
