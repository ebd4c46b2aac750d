import type { Editor } from '@tiptap/core';
import { EditorState } from '@tiptap/pm/state';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { addLateField, settleLateFields } from '../../browser/lateFields.ts';
import { read, write, type Original } from '../codec/codec.ts';

/** How long after the first key the text is printed, however long someone goes on typing; in milliseconds. */
const pause = 300;

/**
 * Ties an editor to the Markdown that it edits: shows a text that comes from outside, which undo does not take back, and
 * reports what is typed: after a pause, when the editor loses the focus, and when the form needs it.
 */
export function useEditorText(editor: Editor, text: string, onChange: (text: string) => void) {
  const original = useRef<Original | null>(null);
  /** The text as it was last shown or reported. */
  const known = useRef<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const flush = useEffectEvent(() => {
    if (timer.current === undefined || !original.current) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    const next = write(original.current, editor.state.doc);
    if (next === known.current) return;
    known.current = next;
    onChange(next);
  });

  useLayoutEffect(() => {
    if (text === known.current) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    known.current = text;
    original.current = read(editor.schema, text);
    const { plugins } = editor.state;
    editor.view.updateState(EditorState.create({ doc: original.current.doc, plugins }));
    // Nothing was edited, but what the toolbar shows has changed.
    editor.emit('transaction', { editor, transaction: editor.state.tr, appendedTransactions: [] });
  }, [editor, text]);

  useEffect(() => {
    const handleUpdate = () => {
      timer.current ??= setTimeout(() => flush(), pause);
    };
    const handleBlur = () => flush();
    // Before React handles it, with what is typed by then.
    const form = editor.view.dom.closest('form');
    editor.on('update', handleUpdate).on('blur', handleBlur);
    form?.addEventListener('submit', settleLateFields, { capture: true });
    const remove = addLateField(() => flush());
    return () => {
      editor.off('update', handleUpdate).off('blur', handleBlur);
      form?.removeEventListener('submit', settleLateFields, { capture: true });
      remove();
      flush();
    };
  }, [editor]);
}
