import type { ReactNode } from 'react';
import type { useContent_entries$key } from '../__generated__/useContent_entries.graphql.ts';
import { mailLink, phoneLink } from '../shared/contactLinks.ts';
import { contactFallbacks } from '../shared/content/keys/contact.ts';
import { useContent } from '../content/useContent.ts';
import { homeTexts } from './homeTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import * as type from '../theme/typography.css.ts';
import { seam, sewn } from '../ui/tumpal.css.ts';
import * as styles from './HomeContact.css.ts';
import { HomeContactForm } from './HomeContactForm.tsx';

interface Props {
  entries: useContent_entries$key | null | undefined;
}

/** Where to find the organizers, on a dyed cloth; sewn to it, an undyed one to write on. */
export function HomeContact({ entries }: Props) {
  const { contact: texts } = useTexts(homeTexts);
  const content = useContent(entries, contactFallbacks);
  const office = content('contact.office');
  const email = content('contact.email');
  const phone = content('contact.phone');
  return (
    <section id="contact" aria-labelledby="contact-heading" className={styles.contact}>
      <div className={styles.cloth}>
        <div className={styles.texts}>
          <header className={styles.head}>
            <h2 id="contact-heading" className={type.headline}>
              {texts.title}
            </h2>
            <p>{texts.lead}</p>
          </header>
          <dl className={styles.ways}>
            {office && <Way name={texts.address}>{office}</Way>}
            {email && (
              <Way name={texts.email}>
                <a href={mailLink(email)}>{email}</a>
              </Way>
            )}
            {phone && (
              <Way name={texts.phone}>
                <a href={phoneLink(phone)}>{phone}</a>
                <p className={styles.hours}>{content('contact.hours')}</p>
              </Way>
            )}
          </dl>
        </div>
      </div>
      <div aria-hidden className={seam}>
        <div className={sewn} />
      </div>
      <div className={styles.letter}>
        <HomeContactForm />
      </div>
    </section>
  );
}

function Way({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className={styles.term}>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
