import type { Editor } from '@tiptap/core';
import { useId, useState, type FormEvent } from 'react';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { imageInput } from '../../shared/inputRules.ts';
import type { Language } from '../../shared/language.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { markdownTexts } from '../markdownTexts.ts';

interface Props {
  editor: Editor;
  language: Language;
  onDismiss: () => void;
}

/** The alternative text of the picture that is selected. */
export function DescribeDialog({ editor, language, onDismiss }: Props) {
  const texts = useTexts(markdownTexts);
  const formId = useId();
  const [alt, setAlt] = useState(String(editor.getAttributes('image')['alt'] ?? ''));
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const { from } = editor.state.selection;
    const change = editor.chain().focus().updateAttributes('image', { alt: alt.trim() });
    // It stays selected.
    change.setNodeSelection(from).run();
    onDismiss();
  };
  return (
    <Dialog
      open
      steady
      size="small"
      onDismiss={onDismiss}
      title={texts.describeTitle}
      closeLabel={texts.close}
      footer={
        <>
          <Button variant="secondary" onClick={onDismiss}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={formId}>
            {texts.describeSave}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={handleSubmit}>
        <TextField
          label={texts.describeAlt}
          hint={texts.describeHint}
          lang={language}
          maxLength={imageInput.altEn.maxLength}
          value={alt}
          onChange={({ target }) => setAlt(target.value)}
        />
      </form>
    </Dialog>
  );
}
