import type { ReactNode } from 'react';
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
  const office = content('contact.office');
  const email = content('contact.email');
  const phone = content('contact.phone');
  return (
    <Section id="contact" eyebrow={texts.eyebrow} title={texts.title} lead={texts.lead}>
      <div className={styles.columns}>
        <HomeContactForm />
        <dl className={styles.ways}>
          {office && (
            <Way icon={<MapPinIcon />} name={texts.address}>
              {office}
            </Way>
          )}
          {email && (
            <Way icon={<MailIcon />} name={texts.email}>
              <a href={`mailto:${email}`}>{email}</a>
            </Way>
          )}
          {phone && (
            <Way icon={<PhoneIcon />} name={texts.phone}>
              <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
              <p className={styles.hours}>{content('contact.hours')}</p>
            </Way>
          )}
        </dl>
      </div>
    </Section>
  );
}

function Way({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <div className={styles.way}>
      <dt className={styles.term}>
        {icon} {name}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
