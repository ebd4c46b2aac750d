import { Link, useLocation } from 'react-router-dom';
import { adminTexts } from '../../language/adminTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { Button } from '../../ui/Button.tsx';
import {
  DashboardIcon,
  ExternalIcon,
  LogOutIcon,
  MailIcon,
  NewspaperIcon,
  SettingsIcon,
  TrashIcon,
} from '../../ui/icons.tsx';
import {
  CalendarIcon,
  ChangesIcon,
  CommunitiesIcon,
  DatabaseIcon,
  HistoryIcon,
  ImageIcon,
  KeyboardIcon,
  PartnersIcon,
  PatternIcon,
  SectionsIcon,
  SubscribersIcon,
  TextIcon,
} from '../parts/menuIcons.tsx';
import { SignedInAs } from './SignedInAs.tsx';
import * as styles from './SideMenu.css.ts';

const sections = [
  { to: '/admin/dashboard', text: 'overview', Icon: DashboardIcon },
  { to: '/admin/content', text: 'content', Icon: TextIcon },
  { to: '/admin/sections', text: 'sections', Icon: SectionsIcon },
  { to: '/admin/images', text: 'images', Icon: ImageIcon },
  { to: '/admin/news', text: 'news', Icon: NewspaperIcon },
  { to: '/admin/schedule', text: 'schedule', Icon: CalendarIcon },
  { to: '/admin/partners', text: 'partners', Icon: PartnersIcon },
  { to: '/admin/communities', text: 'communities', Icon: CommunitiesIcon },
  { to: '/admin/timeline', text: 'timeline', Icon: HistoryIcon },
  { to: '/admin/patterns', text: 'patterns', Icon: PatternIcon },
  { to: '/admin/messages', text: 'messages', Icon: MailIcon },
  { to: '/admin/subscribers', text: 'subscribers', Icon: SubscribersIcon },
  { to: '/admin/history', text: 'history', Icon: ChangesIcon },
  { to: '/admin/trash', text: 'trash', Icon: TrashIcon },
  { to: '/admin/database', text: 'database', Icon: DatabaseIcon },
  { to: '/admin/settings', text: 'settings', Icon: SettingsIcon },
] as const;

interface Props {
  isSigningOut: boolean;
  onSignOut: () => void;
  onShowShortcuts: () => void;
  onChoose?: () => void;
}

/** The sections, and the signed-in admin. */
export function SideMenu({ isSigningOut, onSignOut, onShowShortcuts, onChoose }: Props) {
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
        <button type="button" className={styles.action} onClick={onShowShortcuts}>
          <KeyboardIcon />
          {texts.shortcuts}
        </button>
        <SignedInAs />
        <Button variant="secondary" wide busy={isSigningOut} onClick={onSignOut}>
          <LogOutIcon />
          {isSigningOut ? texts.signingOut : texts.signOut}
        </Button>
      </div>
    </div>
  );
}
