import { Link } from 'react-router-dom';
import { contactTexts } from './contactTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import * as type from '../theme/typography.css.ts';
import { ArrowRightIcon } from '../ui/icons.tsx';
import { SectionHeading } from '../ui/SectionHeading.tsx';
import * as styles from './ContactQuestions.css.ts';

const questions = [
  { question: 'participate', answer: 'participateText', link: 'participateLink', to: '/competition' },
  {
    question: 'partner',
    answer: 'partnerText',
    link: 'partnerLink',
    to: '/contact?type=partnership#message',
  },
  { question: 'learn', answer: 'learnText', link: 'learnLink', to: '/heritage' },
  { question: 'media', answer: 'mediaText', link: 'mediaLink', to: '/contact?type=media#message' },
] as const;

/** The four most frequent questions, each with a link (docs/product.md#contact-page). */
export function ContactQuestions() {
  const texts = useTexts(contactTexts);
  return (
    <section aria-labelledby="questions">
      <SectionHeading id="questions" size="heading">
        {texts.questions}
      </SectionHeading>
      <ul className={styles.questions}>
        {questions.map(({ question, answer, link, to }) => (
          <li key={question} className={styles.question}>
            <h3 className={type.title}>{texts[question]}</h3>
            <p>{texts[answer]}</p>
            <Link to={to} className={styles.link}>
              {texts[link]} <ArrowRightIcon />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
