import { useLayoutEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { contactTexts } from './contactTexts.ts';
import { contactQuestions, contactQuestionTexts, questionId } from '../shared/contactQuestions.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import * as type from '../theme/typography.css.ts';
import { ArrowRightIcon, ChevronDownIcon } from '../ui/icons.tsx';
import * as styles from './ContactQuestions.css.ts';

type Name = (typeof contactQuestions)[number];

const links = {
  participate: { text: 'participateLink', to: '/competition' },
  partner: { text: 'partnerLink', to: '/contact?type=partnership#message' },
  learn: { text: 'learnLink', to: '/heritage' },
  media: { text: 'mediaLink', to: '/contact?type=media#message' },
} as const;

/** The four most frequent questions, each with a link (docs/product.md#contact-page). */
export function ContactQuestions() {
  const texts = useTexts(contactTexts);
  return (
    <section aria-labelledby="questions" className={styles.questions}>
      <h2 id="questions" className={type.heading}>
        {texts.questions}
      </h2>
      <ul>
        {contactQuestions.map((name) => (
          <Question key={name} name={name} />
        ))}
      </ul>
    </section>
  );
}

function Question({ name }: { name: Name }) {
  const texts = useTexts(contactTexts);
  const { question, answer } = useTexts(contactQuestionTexts)[name];
  const details = useRef<HTMLDetailsElement>(null);
  const { hash } = useLocation();
  // A browser opens what the address of a new document points to; a link within the page must do so before it scrolls.
  useLayoutEffect(() => {
    if (hash === `#${questionId(name)}`) details.current!.open = true;
  }, [hash, name]);
  return (
    <li className={styles.question}>
      <details ref={details}>
        <summary className={styles.summary}>
          <h3 className={type.title}>{question}</h3>
          <ChevronDownIcon />
        </summary>
        <div id={questionId(name)} className={styles.answer}>
          <p>{answer}</p>
          <Link to={links[name].to} className={styles.link}>
            {texts[links[name].text]} <ArrowRightIcon />
          </Link>
        </div>
      </details>
    </li>
  );
}
