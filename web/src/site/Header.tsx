import { useEffect, useRef, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { useUser } from '../auth/useUser.ts';
import { chromeTexts } from '../language/chromeTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { buttonStyle } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { MenuIcon } from '../ui/icons.tsx';
import { useIdleImport } from '../ui/useIdleImport.ts';
import * as styles from './Header.css.ts';
import { LanguageToggle } from './LanguageToggle.tsx';
import { Logo } from '../ui/Logo.tsx';
import { useSiteName } from '../page/SiteIdentity.tsx';
import { menuLinks, siteLinks } from './siteLinks.ts';
import { ThemeToggle } from './ThemeToggle.tsx';

// Loaded once the page is idle: wide windows show all links. If it cannot be loaded, narrow ones do as well.
const loadDrawer = async () => (await import('../ui/Drawer.tsx')).Drawer;

/** The scroll distance in pixels after which the background is denser (docs/product.md#header-and-footer). */
const strongerAfter = 100;

export function Header() {
  const texts = useTexts(chromeTexts);
  const name = useSiteName();
  const scrolled = useScrolledPast(strongerAfter);
  // The menu belongs to the page on which it was opened: Back leaves both.
  const { key } = useLocation();
  const [menuAt, setMenuAt] = useState<string | null>(null);
  const menuOpen = menuAt === key;
  const [Drawer, readyDrawer] = useIdleImport(loadDrawer);
  const [isMenuMissing, setMenuMissing] = useState(false);
  const navigation = useRef<HTMLElement>(null);
  const openMenu = async () => {
    if (await readyDrawer()) setMenuAt(key);
    else setMenuMissing(true);
  };
  useEffect(() => {
    // The links take the place of the pressed button.
    if (isMenuMissing) navigation.current?.querySelector('a')?.focus();
  }, [isMenuMissing]);
  const closeMenu = () => setMenuAt(null);
  return (
    <header
      className={styles.header}
      data-scrolled={scrolled || undefined}
      data-menu={isMenuMissing ? 'missing' : undefined}
    >
      <div className={styles.bar}>
        <Link to="/" className={styles.brand} aria-label={name}>
          <Logo />
          <span aria-hidden>{name}</span>
        </Link>
        <nav ref={navigation} aria-label={texts.mainNavigation} className={styles.navigation}>
          <SiteLinks links={siteLinks} className={styles.link} />
        </nav>
        <div className={styles.tools}>
          <LanguageToggle />
          <ThemeToggle />
          <span className={styles.menuButton}>
            <IconButton label={texts.openMenu} aria-expanded={menuOpen} onClick={() => void openMenu()}>
              <MenuIcon />
            </IconButton>
          </span>
        </div>
      </div>
      {Drawer && (
        <Drawer open={menuOpen} onDismiss={closeMenu} title={texts.menu} closeLabel={texts.closeMenu}>
          <nav aria-label={texts.mainNavigation} className={styles.menu}>
            <SiteLinks links={menuLinks} className={styles.menuLink} onChoose={closeMenu} />
          </nav>
        </Drawer>
      )}
    </header>
  );
}

interface SiteLinksProps {
  links: typeof siteLinks;
  className: string;
  onChoose?: () => void;
}

function SiteLinks({ links, className, onChoose }: SiteLinksProps) {
  const texts = useTexts(chromeTexts);
  const user = useUser();
  return (
    <>
      {links.map(({ to, text }) => (
        <NavLink key={to} to={to} end={to === '/'} className={className} onClick={onChoose}>
          {texts.pages[text]}
        </NavLink>
      ))}
      {user && (
        <Link
          to="/admin/dashboard"
          reloadDocument
          className={buttonStyle({ variant: 'secondary', size: 'small' })}
          onClick={onChoose}
        >
          {texts.admin}
        </Link>
      )}
    </>
  );
}

function useScrolledPast(pixels: number): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    const look = () => setPast(window.scrollY > pixels);
    // Calling it immediately would make the browser lay out the page twice.
    const first = requestAnimationFrame(look);
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      cancelAnimationFrame(first);
      window.removeEventListener('scroll', look);
    };
  }, [pixels]);
  return past;
}
