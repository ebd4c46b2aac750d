import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { Fragment, useState, type KeyboardEvent, type RefObject } from 'react';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { nameIn } from '../../language/nameIn.ts';
import { editorKeys } from '../editorKeys.ts';
import { markdownTexts } from '../markdownTexts.ts';
import * as styles from './Toolbar.css.ts';
import { keysOf } from '../../admin/parts/shortcutKeys.ts';
import { tools, type ToolName } from './tools.ts';

interface Props {
  /** The editor that had the focus last. */
  editor: Editor;
  isBusy: boolean;
  label: string;
  /** The commands that it has; all by default. */
  names?: readonly ToolName[];
  list: RefObject<HTMLDivElement | null>;
  /** Opens a dialog. */
  onOpen: (dialog: 'link' | 'picture' | 'describe') => void;
}

/** The commands for a text: one Tab stop, with arrow keys inside; Escape returns to the text. */
export function Toolbar({ editor, isBusy, label, names, list, onOpen }: Props) {
  const texts = useTexts(markdownTexts);
  const [stop, setStop] = useState<ToolName>('heading2');
  const state = useEditorState({
    editor,
    selector: ({ editor }) =>
      Object.fromEntries(
        tools.map(({ name, tool }) => [
          name,
          {
            isShown: tool.isShown?.(editor) ?? true,
            isOn: tool.isOn?.(editor),
            isPossible: tool.isPossible?.(editor) ?? true,
          },
        ]),
      ),
  });
  const shown = tools.filter(({ name }) => state[name]?.isShown && (names?.includes(name) ?? true));
  const current = shown.some(({ name }) => name === stop) ? stop : shown[0]?.name;
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      editor.commands.focus();
      return;
    }
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = buttons.findIndex((button) => button === document.activeElement);
    const { length } = buttons;
    const target = {
      ArrowRight: (at + 1) % length,
      ArrowLeft: (at - 1 + length) % length,
      Home: 0,
      End: length - 1,
    }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    buttons[target]?.focus();
  };
  const titleOf = (name: ToolName) => {
    const keys = nameIn(editorKeys, name);
    return keys ? `${texts[name]} (${keysOf(keys)})` : texts[name];
  };
  const handlePress = (name: ToolName) => {
    if (isBusy || !state[name]?.isPossible) return;
    if (name === 'link' || name === 'picture' || name === 'describe') onOpen(name);
    else tools.find((one) => one.name === name)?.tool.run?.(editor);
  };
  return (
    <div
      ref={list}
      role="toolbar"
      tabIndex={-1}
      aria-label={label}
      className={styles.toolbar}
      onKeyDown={handleKeyDown}
    >
      {shown.map(({ name, tool: { Icon }, group }, index) => (
        <Fragment key={name}>
          {index > 0 && shown[index - 1]?.group !== group && <span aria-hidden className={styles.gap} />}
          <button
            type="button"
            tabIndex={name === current ? 0 : -1}
            aria-label={texts[name]}
            title={titleOf(name)}
            aria-keyshortcuts={nameIn(editorKeys, name)}
            aria-pressed={state[name]?.isOn}
            aria-disabled={isBusy || !state[name]?.isPossible}
            className={styles.tool}
            onFocus={() => setStop(name)}
            // The text keeps the focus and what is selected in it.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => handlePress(name)}
          >
            <Icon />
          </button>
        </Fragment>
      ))}
    </div>
  );
}
