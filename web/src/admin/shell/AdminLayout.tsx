import { useCallback, useState } from 'react';
import { Link, Outlet, useNavigation } from 'react-router-dom';
import { SignInAgain } from '../../login/SignInAgain.tsx';
import { useSignOut } from './useSignOut.ts';
import { adminTexts } from '../../language/adminTexts.ts';
import { chromeTexts } from '../../language/chromeTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { usePending } from '../../page/usePending.ts';
import { useSiteName } from '../../page/SiteIdentity.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { Main } from '../../ui/Main.tsx';
import { Drawer } from '../../ui/Drawer.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { MenuIcon } from '../../ui/icons.tsx';
import * as styles from './AdminLayout.css.ts';
import { usePiece } from '../../page/usePiece.ts';
import { forgetAllDrafts } from '../form/drafts.ts';
import { LeaveDialog } from '../parts/LeaveDialog.tsx';
import { useViewerMay } from '../parts/useViewerMay.ts';
import { PersonLinks } from '../../history/personLinks.ts';
import { FactorReminder } from './FactorReminder.tsx';
import { RefusedSection } from './RefusedSection.tsx';
import { useCurrentSection } from './sections.ts';
import { Shortcuts } from './Shortcuts.tsx';
import { SideMenu } from './SideMenu.tsx';
import { leaveChanges, unsavedChanges } from '../../browser/unsavedChanges.ts';
import { useShortcut } from '../parts/shortcutKeys.ts';
import { useSignedInOnly } from './useSignedInOnly.ts';
import { useWaiting } from './useWaiting.ts';
import './desk.css.ts';

const loadFind = async () => (await import('./find/FindDialog.tsx')).FindDialog;

/** The dashboard’s shell (docs/product.md#dashboard): a side menu, on small screens in a drawer. */
export function AdminLayout() {
  const texts = useTexts(adminTexts);
  const chrome = useTexts(chromeTexts);
  const [menuOpen, setMenuOpen] = useState(false);
  const [asking, setAsking] = useState(false);
  const { signOut, isSigningOut } = useSignOut();
  useSignedInOnly(!isSigningOut);
  const may = useViewerMay();
  const mayOpen = may(useCurrentSection().needs);
  usePending(useNavigation().location ?? null);
  const [shortcutsOpen, setShortcutsOpen] = useState(false);
  const openShortcuts = useCallback(() => setShortcutsOpen(true), []);
  const [FindDialog, readyFind] = usePiece(loadFind);
  const [findOpen, setFindOpen] = useState(false);
  const closeMenu = () => setMenuOpen(false);
  const openFind = async () => {
    closeMenu();
    if (await readyFind()) setFindOpen(true);
  };
  useShortcut('K', () => {
    // Not above another dialog, whose input it would leave.
    if (!document.querySelector('[role$="dialog"]')) void openFind();
  });
  const handleSignOut = () => {
    closeMenu();
    if (unsavedChanges.exist) setAsking(true);
    else void signOut();
  };
  const handleLeave = () => {
    setAsking(false);
    leaveChanges();
    forgetAllDrafts();
    void signOut();
  };
  const menu = {
    waiting: useWaiting(),
    isSigningOut,
    onSignOut: handleSignOut,
    onShowShortcuts: openShortcuts,
    onFind: () => void openFind(),
  };
  return (
    <div className={styles.shell}>
      <div aria-hidden className={styles.progress} />
      <aside aria-label={texts.admin} className={styles.bar}>
        <IconButton label={chrome.openMenu} aria-expanded={menuOpen} onClick={() => setMenuOpen(true)}>
          <MenuIcon />
        </IconButton>
        <Brand />
      </aside>
      <aside aria-label={texts.admin} className={styles.side}>
        <Brand />
        <SideMenu {...menu} />
      </aside>
      <Main>
        {mayOpen !== false && <FactorReminder />}
        <div className={styles.content}>
          {mayOpen === false ? (
            <RefusedSection />
          ) : (
            <PersonLinks value={may('people.read') === true}>
              <Outlet context={menu} />
            </PersonLinks>
          )}
        </div>
      </Main>
      <Drawer
        open={menuOpen}
        onDismiss={closeMenu}
        side="start"
        title={texts.admin}
        closeLabel={chrome.closeMenu}
      >
        <SideMenu {...menu} onChoose={closeMenu} />
      </Drawer>
      <SignInAgain />
      <Shortcuts open={shortcutsOpen} onOpen={openShortcuts} onDismiss={() => setShortcutsOpen(false)} />
      {FindDialog && <FindDialog open={findOpen} onDismiss={() => setFindOpen(false)} />}
      <LeaveDialog open={asking} onLeave={handleLeave} onStay={() => setAsking(false)} />
    </div>
  );
}

function Brand() {
  const name = useSiteName();
  const { admin } = useTexts(adminTexts);
  return (
    <Link to="/admin/dashboard" className={styles.brand}>
      <Logo />
      <span>
        <span className={styles.eyebrow}>{admin}</span>
        {name}
      </span>
    </Link>
  );
}
