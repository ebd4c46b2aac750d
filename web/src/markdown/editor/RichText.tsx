import { EditorContent, useEditor } from '@tiptap/react';
import type { Editor } from '@tiptap/core';
import { use, useEffect, useEffectEvent } from 'react';
import { GlossaryContext } from '../../glossary/Glossary.tsx';
import type { Language } from '../../shared/language.ts';
import { prose } from '../../theme/prose.css.ts';
import { editorExtensions } from './editorExtensions.ts';
import { markMisuses } from './glossaryMarks.ts';
import * as styles from './RichText.css.ts';
import { TextLanguage } from './TextLanguage.ts';
import { useEditorText } from './useEditorText.ts';

export interface RichTextProps {
  /** Markdown. */
  text: string;
  language: Language;
  /** The name of its field in the form. */
  field: string;
  /** The ids of the elements that name and describe it. */
  labelledBy: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  isRequired: boolean;
  /** While it is saved, it cannot be changed. */
  isBusy: boolean;
  /** Whether it takes the focus when it appears. */
  takesFocus: boolean;
  onChange: (text: string) => void;
  /** Called with the editor, and with null before it goes. */
  onReady: (editor: Editor | null) => void;
  onFocus: () => void;
  /** Called for Alt+F10 and Ctrl+K. */
  onTools: () => void;
  onLink: () => void;
}

/** A text as readers will see it, to write in. */
export function RichText({ text, language, isBusy, takesFocus, onChange, onReady, ...props }: RichTextProps) {
  const handleKeyDown = useEffectEvent((event: KeyboardEvent): boolean => {
    const isTools = event.altKey && event.key === 'F10';
    const isLink = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'k';
    if (isTools) props.onTools();
    if (isLink && !isBusy) props.onLink();
    return isTools || isLink;
  });
  const editor = useEditor({
    extensions: editorExtensions,
    // An empty string would be parsed as HTML, which the page’s policy forbids.
    content: { type: 'doc', content: [{ type: 'paragraph' }] },
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editorProps: {
      handleDOMEvents: {
        keydown: (_view, event) => {
          const isDone = handleKeyDown(event);
          if (isDone) event.preventDefault();
          return isDone;
        },
      },
      attributes: {
        'data-field': props.field,
        'aria-multiline': 'true',
        'aria-labelledby': props.labelledBy,
        'aria-invalid': String(props.isInvalid),
        'aria-required': String(props.isRequired),
        'aria-readonly': String(isBusy),
        ...(props.describedBy && { 'aria-describedby': props.describedBy }),
        lang: language,
        spellcheck: 'true',
        class: `${prose} ${styles.text}`,
      },
    },
  });
  useEditorText(editor, text, onChange);
  const find = use(GlossaryContext)?.[language];
  useEffect(() => {
    if (find) markMisuses(editor, find);
  }, [editor, find]);
  useEffect(() => {
    editor.setEditable(!isBusy, false);
  }, [editor, isBusy]);
  const handleFocus = useEffectEvent(() => props.onFocus());
  const announce = useEffectEvent(onReady);
  const takePlace = useEffectEvent(() => {
    if (!takesFocus) return;
    editor.commands.focus();
    // It is higher than what had the focus before.
    editor.view.dom.closest('fieldset')?.scrollIntoView({ block: 'nearest' });
  });
  useEffect(() => {
    const listener = () => handleFocus();
    editor.on('focus', listener);
    announce(editor);
    takePlace();
    return () => {
      editor.off('focus', listener);
      announce(null);
    };
  }, [editor]);
  return (
    <TextLanguage value={language}>
      <EditorContent editor={editor} className={styles.frame} />
    </TextLanguage>
  );
}
