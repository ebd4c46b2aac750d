import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ContactInformation_query$key } from '../__generated__/ContactInformation_query.graphql.ts';
import { mailLink, phoneLink } from '../shared/contactLinks.ts';
import { contactFallbacks } from '../shared/content/keys/contact.ts';
import { siteFallbacks } from '../shared/content/keys/site.ts';
import { useContent } from '../content/useContent.ts';
import { contactTexts } from './contactTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import * as type from '../theme/typography.css.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import * as styles from './ContactInformation.css.ts';

interface Props {
  /** Null if the content could not be loaded: then the fallbacks are shown. */
  query: ContactInformation_query$key | null;
}

/** Up to four ways to reach the organizers (docs/product.md#contact-page); nothing if editors have hidden all. */
export function ContactInformation({ query }: Props) {
  const texts = useTexts(contactTexts);
  const data = useFragment(
    graphql`
      fragment ContactInformation_query on Query {
        content(groups: [contact, site]) {
          ...useContent_entries
        }
      }
    `,
    query,
  );
  const contact = useContent(data?.content, contactFallbacks);
  const site = useContent(data?.content, siteFallbacks);
  const office = contact('contact.office');
  const phone = contact('contact.phone');
  const mailbox = contact('contact.sponsorship');
  const profile = site('social_url');
  const handle = contact('contact.social');
  if (!office && !phone && !mailbox && !handle) return null;
  return (
    <section aria-labelledby="contact-information">
      <h2 id="contact-information" className={type.title}>
        {texts.information}
      </h2>
      <ul className={styles.ways}>
        {office && (
          <li className={styles.office}>
            <h3 className={styles.title}>{texts.office}</h3>
            <address className={styles.address}>{office}</address>
          </li>
        )}
        {phone && (
          <Way title={texts.phone} note={contact('contact.hours')}>
            <a href={phoneLink(phone)} className={styles.line}>
              {phone}
            </a>
          </Way>
        )}
        {mailbox && (
          <Way title={texts.mail} note={texts.mailNote}>
            <a href={mailLink(mailbox)} className={styles.line}>
              {mailbox}
            </a>
          </Way>
        )}
        {handle && (
          <Way title={texts.social}>
            {profile ? (
              <a href={profile} target="_blank" rel="noopener noreferrer" className={styles.line}>
                {handle}
                <VisuallyHidden>{texts.newTab}</VisuallyHidden>
              </a>
            ) : (
              <p className={styles.line}>{handle}</p>
            )}
          </Way>
        )}
      </ul>
    </section>
  );
}

interface WayProps {
  title: string;
  note?: string;
  children: ReactNode;
}

function Way({ title, note, children }: WayProps) {
  return (
    <li className={styles.way}>
      <h3 className={styles.title}>{title}</h3>
      {children}
      {note && <p className={type.caption}>{note}</p>}
    </li>
  );
}
