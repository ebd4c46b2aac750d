import type { useContent_entries$key } from '../__generated__/useContent_entries.graphql.ts';
import { contactFallbacks } from '../shared/content/keys/contact.ts';
import { useContent } from '../content/useContent.ts';
import { homeTexts } from './homeTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { MailIcon, MapPinIcon, PhoneIcon } from '../ui/icons.tsx';
import { Section } from '../ui/Section.tsx';
import * as styles from './HomeContact.css.ts';
import { HomeContactForm } from './HomeContactForm.tsx';

interface Props {
  entries: useContent_entries$key | null | undefined;
}

export function HomeContact({ entries }: Props) {
  const { contact: texts } = useTexts(homeTexts);
  const content = useContent(entries, contactFallbacks);
  const email = content('contact.email');
  const phone = content('contact.phone');
  return (
    <Section id="contact" eyebrow={texts.eyebrow} title={texts.title} lead={texts.lead}>
      <div className={styles.columns}>
        <HomeContactForm />
        <dl className={styles.ways}>
          <div className={styles.way}>
            <dt className={styles.term}>
              <MapPinIcon /> {texts.address}
            </dt>
            <dd>{content('contact.office')}</dd>
          </div>
          <div className={styles.way}>
            <dt className={styles.term}>
              <MailIcon /> {texts.email}
            </dt>
            <dd>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
          </div>
          <div className={styles.way}>
            <dt className={styles.term}>
              <PhoneIcon /> {texts.phone}
            </dt>
            <dd>
              <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
              <p className={styles.hours}>{content('contact.hours')}</p>
            </dd>
          </div>
        </dl>
      </div>
    </Section>
  );
}
