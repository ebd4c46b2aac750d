import { Link, useLocation } from 'react-router-dom';
import { adminTexts } from '../language/admin.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { Button } from '../ui/Button.tsx';
import { ExternalIcon, LogOutIcon, NewspaperIcon, SettingsIcon } from '../ui/icons.tsx';
import { SignedInAs } from './SignedInAs.tsx';
import * as styles from './SideMenu.css.ts';

const sections = [
  { to: '/admin/news', text: 'news', Icon: NewspaperIcon },
  { to: '/admin/settings', text: 'settings', Icon: SettingsIcon },
] as const;

interface Props {
  isSigningOut: boolean;
  onSignOut: () => void;
  onChoose?: () => void;
}

/** The sections, and who is at work in them. */
export function SideMenu({ isSigningOut, onSignOut, onChoose }: Props) {
  const texts = useTexts(adminTexts);
  const { pathname } = useLocation();
  const within = (to: string) => pathname === to || pathname.startsWith(`${to}/`);
  const current = sections.find(({ to }) => within(to)) ?? sections[0];
  return (
    <div className={styles.menu}>
      <nav aria-label={texts.navigation}>
        <ul className={styles.sections}>
          {sections.map(({ to, text, Icon }) => (
            <li key={to}>
              <Link
                to={to}
                aria-current={to === current.to ? 'page' : undefined}
                className={styles.section}
                onClick={onChoose}
              >
                <Icon />
                {texts[text]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.foot}>
        <a href="/" className={styles.section}>
          <ExternalIcon />
          {texts.viewSite}
        </a>
        <SignedInAs />
        <Button variant="secondary" wide busy={isSigningOut} onClick={onSignOut}>
          <LogOutIcon />
          {isSigningOut ? texts.signingOut : texts.signOut}
        </Button>
      </div>
    </div>
  );
}
