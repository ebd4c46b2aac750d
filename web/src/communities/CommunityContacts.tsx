import { graphql, useFragment } from 'react-relay/hooks.js';
import type { CommunityContacts_contact$key } from '../__generated__/CommunityContacts_contact.graphql.ts';
import { communityTexts } from './communityTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { MailIcon, PhoneIcon } from '../ui/icons.tsx';
import { ExternalIcon } from '../ui/moreIcons.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { mailLink, phoneLink } from '../shared/contactLinks.ts';
import { spoken } from './communityAddress.ts';
import * as styles from './CommunityContacts.css.ts';

interface Props {
  contact: CommunityContacts_contact$key;
}

/** A community’s phone number, email address and website, if given. */
export function CommunityContacts({ contact: key }: Props) {
  const texts = useTexts(communityTexts);
  const { phone, email, website } = useFragment(
    graphql`
      fragment CommunityContacts_contact on CommunityContact {
        phone
        email
        website
      }
    `,
    key,
  );
  if (!phone && !email && !website) return null;
  return (
    <ul className={styles.contacts}>
      {phone && (
        <li>
          <Phone phone={phone} />
        </li>
      )}
      {email && (
        <li>
          <a href={mailLink(email)} className={styles.line}>
            <MailIcon /> <VisuallyHidden>{texts.email}:</VisuallyHidden> {email}
          </a>
        </li>
      )}
      {website && (
        <li>
          <a href={website} target="_blank" rel="noopener noreferrer" className={styles.line}>
            <ExternalIcon /> <VisuallyHidden>{texts.website}:</VisuallyHidden> {spoken(website)}
            <VisuallyHidden>({texts.newTab})</VisuallyHidden>
          </a>
        </li>
      )}
    </ul>
  );
}

/** Editors may enter any text here; only a number that can be dialed is a link. */
function Phone({ phone }: { phone: string }) {
  const texts = useTexts(communityTexts);
  const address = phoneLink(phone);
  const label = (
    <>
      <PhoneIcon /> <VisuallyHidden>{texts.phone}:</VisuallyHidden> {phone}
    </>
  );
  return address ? (
    <a href={address} className={styles.line}>
      {label}
    </a>
  ) : (
    <span className={styles.line}>{label}</span>
  );
}
