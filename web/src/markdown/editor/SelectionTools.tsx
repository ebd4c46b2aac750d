import type { Editor } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';
import { useEditorState } from '@tiptap/react';
import { useEffect, useLayoutEffect, useRef, useState, type FocusEvent as FocusEventIn } from 'react';
import { createPortal } from 'react-dom';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { useMedia } from '../../ui/useMedia.ts';
import { markdownTexts } from '../markdownTexts.ts';
import { Toolbar } from './Toolbar.tsx';
import * as styles from './Toolbar.css.ts';
import type { ToolName } from './tools.ts';

const names: readonly ToolName[] = ['bold', 'italic', 'link', 'heading2', 'bulletList', 'quote'];

/** The distance from the selected text. */
const gap = 8;

/** What the parts that stay at the upper end of the window cover at most. */
const covered = 120;

interface Props {
  editor: Editor;
  onLink: () => void;
}

/**
 * The usual commands at a selected text. Tab leads to them from the text and on; the keys and the toolbar do the same.
 * On touch screens, the browser’s own menu is there.
 */
export function SelectionTools({ editor, onLink }: Props) {
  const texts = useTexts(markdownTexts);
  const hasMouse = useMedia('(pointer: fine)');
  const panel = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  /** Whether the focus is in the text or here. */
  const [hasFocus, setFocus] = useState(editor.isFocused);
  const [isDragging, setDragging] = useState(false);
  const { from, to } = useEditorState({
    editor,
    selector: ({ editor: { state } }) => {
      const { selection } = state;
      const isText = selection instanceof TextSelection;
      return { from: selection.from, to: isText ? selection.to : selection.from };
    },
  });
  const isShown = hasMouse && from !== to && !isDragging && hasFocus;
  useEffect(() => {
    const { dom } = editor.view;
    const start = () => setDragging(true);
    const end = () => setDragging(false);
    const enter = () => setFocus(true);
    const leave = ({ relatedTarget }: FocusEvent) =>
      setFocus(relatedTarget instanceof Node && (panel.current?.contains(relatedTarget) ?? false));
    dom.addEventListener('focus', enter);
    dom.addEventListener('blur', leave);
    dom.addEventListener('pointerdown', start);
    window.addEventListener('pointerup', end);
    return () => {
      dom.removeEventListener('focus', enter);
      dom.removeEventListener('blur', leave);
      dom.removeEventListener('pointerdown', start);
      window.removeEventListener('pointerup', end);
    };
  }, [editor]);
  useLayoutEffect(() => {
    const element = panel.current;
    const frame = element?.parentElement?.getBoundingClientRect();
    if (!isShown || !element || !frame) return;
    const [start, end] = [editor.view.coordsAtPos(from), editor.view.coordsAtPos(to)];
    const { width, height } = element.getBoundingClientRect();
    const above = start.top - height - gap;
    const top = above < covered ? end.bottom + gap : above;
    const middle = end.top > start.top ? frame.width / 2 : (start.left + end.right) / 2 - frame.left;
    const left = Math.max(0, Math.min(middle - width / 2, frame.width - width));
    element.style.translate = `${left}px ${top - frame.top}px`;
  }, [editor, from, to, isShown]);
  const frame = isShown && !editor.isDestroyed ? editor.view.dom.parentElement : null;
  if (!frame) return null;
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEventIn<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget) && relatedTarget !== editor.view.dom) setFocus(false);
  };
  return createPortal(
    <div ref={panel} className={styles.floating} onBlur={handleBlur}>
      <Toolbar
        editor={editor}
        isBusy={false}
        label={texts.selectionTools}
        names={names}
        list={list}
        onOpen={onLink}
      />
    </div>,
    frame,
  );
}
