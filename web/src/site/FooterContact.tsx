import type { useContent_entries$key } from '../__generated__/useContent_entries.graphql.ts';
import { mailLink, phoneLink } from '../shared/contactLinks.ts';
import { contactFallbacks } from '../shared/content/keys/contact.ts';
import { siteFallbacks } from '../shared/content/keys/site.ts';
import { useContent } from '../content/useContent.ts';
import { chromeTexts } from '../language/chromeTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { CameraIcon, MailIcon, MapPinIcon, PhoneIcon } from '../ui/icons.tsx';
import * as styles from './Footer.css.ts';

const fallbacks = { ...siteFallbacks, ...contactFallbacks };

interface Props {
  entries: useContent_entries$key | null | undefined;
}

/** The organizers’ contact details, and the pageant’s photo-sharing profile; nothing if editors have hidden all. */
export function FooterContact({ entries }: Props) {
  const texts = useTexts(chromeTexts);
  const content = useContent(entries, fallbacks);
  const office = content('contact.office');
  const email = content('contact.email');
  const phone = content('contact.phone');
  const profile = content('social_url');
  const handle = content('contact.social');
  if (!office && !email && !phone && !(profile && handle)) return null;
  return (
    <section aria-labelledby="footer-contact" className={styles.contacts}>
      <h2 id="footer-contact" className={styles.heading}>
        {texts.contactUs}
      </h2>
      <address className={styles.address}>
        {email && (
          <a href={mailLink(email)} className={styles.contactLine}>
            <MailIcon /> {email}
          </a>
        )}
        {phone && (
          <a href={phoneLink(phone)} className={styles.contactLine}>
            <PhoneIcon /> {phone}
          </a>
        )}
        {office && (
          <p className={styles.contactLine}>
            <MapPinIcon /> {office}
          </p>
        )}
        {profile && handle && (
          <a
            href={profile}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={texts.socialProfile(handle)}
            className={styles.contactLine}
          >
            <CameraIcon /> {handle}
          </a>
        )}
      </address>
    </section>
  );
}
