import type { Editor } from '@tiptap/core';
import type { RefObject } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks.js';
import { useImagePicker } from '../../images/library/useImagePicker.tsx';
import { useTexts } from '../../language/LanguageProvider.tsx';
import type { Language } from '../../shared/language.ts';
import { DescribeDialog } from './DescribeDialog.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { markdownTexts } from '../markdownTexts.ts';
import { findPictureFacts } from './pictureFacts.ts';
import { SelectionTools } from './SelectionTools.tsx';
import { afterSelection } from './tools.ts';
import { Toolbar } from './Toolbar.tsx';

/** A dialog of the toolbar. */
export type ToolDialog = 'link' | 'describe';

interface Props {
  /** The editor that had the focus last, and the language of its text. */
  editor: Editor;
  language: Language;
  isBusy: boolean;
  list: RefObject<HTMLDivElement | null>;
  dialog: ToolDialog | null;
  onDialog: (dialog: ToolDialog | null) => void;
}

/** The toolbar of a text, and the dialogs that it opens. */
export function EditorTools({ editor, language, isBusy, list, dialog, onDialog }: Props) {
  const texts = useTexts(markdownTexts);
  const environment = useRelayEnvironment();
  const insertPicture = async (src: string) => {
    const { alt } = await findPictureFacts(environment, src, language);
    afterSelection(editor.chain()).setImage({ src, alt }).run();
  };
  const { open: openLibrary, picker } = useImagePicker('', (url) => void insertPicture(url));
  const handleDismiss = () => onDialog(null);
  return (
    <>
      <Toolbar
        editor={editor}
        isBusy={isBusy}
        label={texts.tools}
        list={list}
        onOpen={(name) => (name === 'picture' ? void openLibrary() : onDialog(name))}
      />
      {!isBusy && dialog === null && (
        <SelectionTools key={language} editor={editor} onLink={() => onDialog('link')} />
      )}
      {dialog === 'link' && <LinkDialog editor={editor} language={language} onDismiss={handleDismiss} />}
      {dialog === 'describe' && (
        <DescribeDialog editor={editor} language={language} onDismiss={handleDismiss} />
      )}
      {picker}
    </>
  );
}
