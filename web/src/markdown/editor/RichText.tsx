import { EditorContent, useEditor } from '@tiptap/react';
import type { Editor } from '@tiptap/core';
import { use, useEffect, useEffectEvent, useRef } from 'react';
import { onSelectionRequest } from '../../browser/reveal.ts';
import { GlossaryContext } from '../../glossary/Glossary.tsx';
import { UploadList } from '../../images/library/UploadList.tsx';
import type { Language } from '../../shared/language.ts';
import { prose } from '../../theme/prose.css.ts';
import { editorExtensions } from './editorExtensions.ts';
import { markMisuses } from './glossaryMarks.ts';
import * as styles from './RichText.css.ts';
import { selectFound } from './selectFound.ts';
import { TextLanguage } from './TextLanguage.ts';
import { useEditorText } from './useEditorText.ts';
import { usePictureFiles } from './usePictureFiles.ts';

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
  /** Where the cursor is when it appears and takes the focus; null without the focus. */
  cursor: 'start' | 'end' | null;
  onChange: (text: string) => void;
  /** Called with the editor, and with null before it goes. */
  onReady: (editor: Editor | null) => void;
  onFocus: () => void;
  /** Called for Alt+F10 and Ctrl+K. */
  onTools: () => void;
  onLink: () => void;
}

/** A text as readers will see it, to write in. */
export function RichText({ text, language, isBusy, cursor, onChange, onReady, ...props }: RichTextProps) {
  const handleKeyDown = useEffectEvent((event: KeyboardEvent): boolean => {
    const isTools = event.altKey && event.key === 'F10';
    const isLink = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'k';
    if (isTools) props.onTools();
    if (isLink && !isBusy) props.onLink();
    return isTools || isLink;
  });
  const frame = useRef<HTMLDivElement>(null);
  const pictures = usePictureFiles(frame);
  const editor = useEditor({
    extensions: editorExtensions,
    // An empty string would be parsed as HTML, which the page’s policy forbids.
    content: { type: 'doc', content: [{ type: 'paragraph' }] },
    // Formatted text keeps its literal stars and underscores.
    enablePasteRules: ['link'],
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editorProps: {
      handlePaste: (view, event) => pictures.handlePaste(view, event),
      handleDrop: (view, event) => pictures.handleDrop(view, event),
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
  useEffect(() => onSelectionRequest(editor.view.dom, (sought) => selectFound(editor, sought)), [editor]);
  const handleFocus = useEffectEvent(() => props.onFocus());
  const announce = useEffectEvent(onReady);
  const takePlace = useEffectEvent(() => {
    if (cursor === null) return;
    editor.commands.focus(cursor);
    // Markdown ends with its last word; whoever is typing goes on after the space, or in the new paragraph.
    const tail = cursor === 'end' ? (/\s+$/.exec(text)?.[0] ?? '') : '';
    if (tail.includes('\n')) editor.commands.splitBlock();
    else if (tail) editor.view.dispatch(editor.state.tr.insertText(tail));
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
      <div ref={frame}>
        <EditorContent editor={editor} className={styles.frame} />
        {pictures.uploads.some(({ state }) => state.kind !== 'uploaded') && (
          <div className={styles.uploads}>
            <UploadList
              uploads={pictures.uploads}
              isUploading={pictures.isUploading}
              onClear={pictures.clear}
            />
          </div>
        )}
      </div>
    </TextLanguage>
  );
}
