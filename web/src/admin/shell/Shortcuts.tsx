import { useEffect } from 'react';
import { adminTexts } from '../../language/adminTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { editorKeys } from '../../markdown/editorKeys.ts';
import { markdownTexts } from '../../markdown/markdownTexts.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import * as styles from './Shortcuts.css.ts';
import { keysOf } from '../parts/shortcutKeys.ts';

interface Props {
  open: boolean;
  onOpen: () => void;
  onDismiss: () => void;
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;

/** The dashboard’s keyboard shortcuts; “?” shows them. */
export function Shortcuts({ open, onOpen, onDismiss }: Props) {
  const texts = useTexts(adminTexts);
  const writing = useTexts(markdownTexts);
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return;
      event.preventDefault();
      onOpen();
    };
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, [onOpen]);
  const keys = [
    [keysOf('Control+K'), texts.shortcutFind],
    [keysOf('Control+S'), texts.shortcutSave],
    ['Esc', texts.shortcutClose],
    ['F8', texts.shortcutNotices],
    ['?', texts.shortcutHelp],
  ] as const;
  return (
    <Dialog open={open} onDismiss={onDismiss} title={texts.shortcuts} closeLabel={texts.close} size="small">
      <KeyList keys={keys} />
      <h3 className={styles.part}>{texts.shortcutsInText}</h3>
      <KeyList
        keys={Object.entries(editorKeys).map(
          ([name, keys]) => [keysOf(keys), writing[name as keyof typeof editorKeys]] as const,
        )}
      />
    </Dialog>
  );
}

function KeyList({ keys }: { keys: readonly (readonly [key: string, meaning: string])[] }) {
  return (
    <dl className={styles.keys}>
      {keys.map(([key, meaning]) => (
        <div key={key} className={styles.pair}>
          <dt>
            <kbd className={styles.key}>{key}</kbd>
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
