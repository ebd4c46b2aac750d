import { Link } from 'react-router-dom';
import { adminTexts } from '../../language/adminTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { overviewTexts } from './overviewTexts.ts';
import { Button, buttonStyle } from '../../ui/Button.tsx';
import { LogOutIcon, NewspaperIcon, PlusIcon } from '../../ui/moreIcons.tsx';
import {
  CommunitiesIcon,
  DatabaseIcon,
  ImageIcon,
  PartnersIcon,
  SectionsIcon,
  TextIcon,
} from '../parts/menuIcons.tsx';
import { useViewerMay } from '../parts/useViewerMay.ts';
import * as styles from './OverviewPage.css.ts';
import { useSignOutButton } from './useSignOutButton.ts';

const sections = [
  { to: '/admin/content', text: 'content', Icon: TextIcon, needs: 'content.read' },
  { to: '/admin/news', text: 'news', Icon: NewspaperIcon, needs: 'news.read' },
  { to: '/admin/partners', text: 'partners', Icon: PartnersIcon, needs: 'partners.read' },
  { to: '/admin/images', text: 'images', Icon: ImageIcon, needs: 'images.read' },
  { to: '/admin/communities', text: 'communities', Icon: CommunitiesIcon, needs: 'communities.read' },
  { to: '/admin/sections', text: 'sections', Icon: SectionsIcon, needs: 'content.read' },
  { to: '/admin/database', text: 'database', Icon: DatabaseIcon, needs: 'database.manage' },
] as const;

/** Links to the sections that editors use most, and the sign-out button. */
export function QuickActions() {
  const texts = useTexts(overviewTexts);
  const admin = useTexts(adminTexts);
  const may = useViewerMay();
  const { isSigningOut, onSignOut } = useSignOutButton();
  return (
    <nav aria-labelledby="quick-actions" className={styles.part}>
      <h2 id="quick-actions" className={styles.heading}>
        {texts.quickActions}
      </h2>
      <div className={styles.actions}>
        <Link to="/admin/news/new" className={buttonStyle()}>
          <PlusIcon />
          {texts.addNews}
        </Link>
        {sections
          .filter(({ needs }) => may(needs) !== false)
          .map(({ to, text, Icon }) => (
            <Link key={to} to={to} className={buttonStyle({ variant: 'secondary' })}>
              <Icon />
              {admin[text]}
            </Link>
          ))}
        <Button variant="ghost" busy={isSigningOut} onClick={onSignOut}>
          <LogOutIcon />
          {isSigningOut ? admin.signingOut : admin.signOut}
        </Button>
      </div>
    </nav>
  );
}
