import { Link } from 'react-router-dom';
import { adminTexts } from '../../language/adminTexts.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { numberFormat } from '../../shared/language.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton, iconButtonStyle } from '../../ui/IconButton.tsx';
import { ExternalIcon, LogOutIcon } from '../../ui/moreIcons.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { KeyboardIcon } from '../parts/menuIcons.tsx';
import { keysOf } from '../parts/shortcutKeys.ts';
import { useCurrentSection, useSectionGroups } from './sections.ts';
import { SignedInAs } from './SignedInAs.tsx';
import * as styles from './SideMenu.css.ts';
import type { Waiting } from './useWaiting.ts';

interface Props {
  waiting: Waiting;
  isSigningOut: boolean;
  onSignOut: () => void;
  onShowShortcuts: () => void;
  onFind: () => void;
  onChoose?: (() => void) | undefined;
}

/** The sections in their groups, and the signed-in admin. */
export function SideMenu({ waiting, isSigningOut, onSignOut, onShowShortcuts, onFind, onChoose }: Props) {
  const texts = useTexts(adminTexts);
  const current = useCurrentSection();
  const groups = useSectionGroups();
  const number = numberFormat(useLanguage().language);
  return (
    <div className={styles.menu}>
      <button type="button" aria-keyshortcuts="Control+K Meta+K" className={styles.find} onClick={onFind}>
        {texts.find}
        <kbd aria-hidden className={styles.key}>
          {keysOf('Control+K')}
        </kbd>
      </button>
      <nav aria-label={texts.navigation} className={styles.groups}>
        {groups.map((group) => {
          const name = group.name ? texts.groups[group.name] : undefined;
          return (
            <div key={name ?? ''}>
              {name && (
                <p aria-hidden className={styles.group}>
                  {name}
                </p>
              )}
              <ul aria-label={name}>
                {group.sections.map(({ to, text }) => {
                  const counted = text === 'overview' || text === 'messages' ? text : null;
                  const count = counted && waiting[counted];
                  return (
                    <li key={to}>
                      <Link
                        to={to}
                        aria-current={to === current.to ? 'page' : undefined}
                        className={styles.section}
                        onClick={onChoose}
                      >
                        {counted && count ? (
                          <>
                            <span aria-hidden>{texts[text]}</span>
                            <span aria-hidden className={styles.count}>
                              {number.format(count)}
                            </span>
                            <VisuallyHidden>{texts.waiting[counted](number.format(count))}</VisuallyHidden>
                          </>
                        ) : (
                          texts[text]
                        )}
                      </Link>
                    </li>
                  );
                })}
              </ul>
            </div>
          );
        })}
      </nav>
      <div className={styles.account}>
        <SignedInAs onChoose={onChoose} />
        <div className={styles.actions}>
          <Button variant="ghost" size="small" busy={isSigningOut} onClick={onSignOut}>
            <LogOutIcon />
            {isSigningOut ? texts.signingOut : texts.signOut}
          </Button>
          <span className={styles.icons}>
            <a href="/" aria-label={texts.viewSite} title={texts.viewSite} className={iconButtonStyle()}>
              <ExternalIcon />
            </a>
            <IconButton label={texts.shortcuts} onClick={onShowShortcuts}>
              <KeyboardIcon />
            </IconButton>
          </span>
        </div>
      </div>
    </div>
  );
}
