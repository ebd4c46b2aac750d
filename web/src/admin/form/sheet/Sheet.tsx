import { FocusScope } from '@radix-ui/react-focus-scope';
import * as Tabs from '@radix-ui/react-tabs';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { onReveal } from '../../../browser/reveal.ts';
import { adminTexts } from '../../../language/adminTexts.ts';
import { formTexts } from '../../../language/formTexts.ts';
import { useTexts } from '../../../language/LanguageProvider.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { CloseIcon } from '../../../ui/icons.tsx';
import { scrim } from '../../../ui/overlay.css.ts';
import * as styles from './Sheet.css.ts';
import { ToMend } from './ToMend.tsx';
import type { SheetState, SheetTab } from './useSheet.ts';

interface Props {
  sheet: SheetState;
  /** The name of the details. */
  title: string;
  /** The content of each tab that the item has. */
  details: ReactNode;
  checks: ReactNode;
  history: ReactNode;
}

/** The details of an item, its launch check and its history: beside its texts, or in a drawer. It is one element either way. */
export function Sheet({ sheet, title, details, checks, history }: Props) {
  const { isDrawer, isOpen, setOpen, tab, setTab, toMend } = sheet;
  const texts = useTexts(formTexts);
  const { close } = useTexts(adminTexts);
  const panel = useRef<HTMLDivElement>(null);
  const show = useEffectEvent((element: Element) => {
    const isInside = panel.current?.contains(element) ?? false;
    const wanted = element.closest<HTMLElement>('[data-tab]')?.dataset['tab'] as SheetTab | undefined;
    flushSync(() => {
      if (isDrawer) setOpen(isInside);
      if (wanted) setTab(wanted);
    });
  });
  useEffect(() => {
    const form = panel.current?.closest('form');
    return form ? onReveal(form, (element) => show(element)) : undefined;
  }, []);
  const handleKeyDown = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    setOpen(false);
  });
  useEffect(() => {
    const { current: drawer } = panel;
    if (!isOpen || !drawer) return;
    const opener = document.activeElement;
    const listener = (event: globalThis.KeyboardEvent) => handleKeyDown(event);
    drawer.addEventListener('keydown', listener);
    drawer.focus({ preventScroll: true });
    return () => {
      drawer.removeEventListener('keydown', listener);
      const { activeElement } = document;
      // Unless it was closed for something that has the focus by now.
      const isLost = activeElement === document.body || drawer.contains(activeElement);
      if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [isOpen]);
  const tabs = [
    { name: 'details', label: title, content: details },
    { name: 'checks', label: texts.checks, content: checks },
    { name: 'history', label: texts.history, content: history },
  ].filter(({ content }) => content);
  return (
    <>
      {isOpen && <div className={scrim} data-state="open" onPointerDown={() => setOpen(false)} />}
      <FocusScope
        asChild
        loop={isOpen}
        trapped={isOpen}
        onMountAutoFocus={(event) => event.preventDefault()}
        onUnmountAutoFocus={(event) => event.preventDefault()}
      >
        <div
          ref={panel}
          tabIndex={-1}
          role={isOpen ? 'dialog' : 'complementary'}
          aria-modal={isOpen || undefined}
          aria-label={title}
          data-open={isDrawer ? isOpen : undefined}
          className={isDrawer ? styles.drawer : styles.beside}
        >
          <Tabs.Root value={tab} onValueChange={(next) => setTab(next as SheetTab)}>
            <div className={styles.head}>
              <Tabs.List aria-label={title} className={styles.tabs}>
                {tabs.map(({ name, label }) => (
                  <Tabs.Trigger key={name} value={name} className={styles.tab}>
                    {label}
                    {name === 'checks' && <ToMend count={toMend} />}
                  </Tabs.Trigger>
                ))}
              </Tabs.List>
              {isDrawer && (
                <IconButton label={close} onClick={() => setOpen(false)}>
                  <CloseIcon />
                </IconButton>
              )}
            </div>
            {tabs.map(({ name, content }) => (
              <Tabs.Content
                key={name}
                value={name}
                data-tab={name}
                // Its fields are a part of the form, and the check goes on.
                {...(name !== 'history' && { forceMount: true })}
                className={styles.panel}
              >
                {content}
              </Tabs.Content>
            ))}
          </Tabs.Root>
        </div>
      </FocusScope>
    </>
  );
}
