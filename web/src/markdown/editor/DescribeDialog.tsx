import type { Editor } from '@tiptap/core';
import { useId, useState, type FormEvent } from 'react';
import { lengthProblem, problemText } from '../../admin/form/problems.ts';
import { formTexts } from '../../language/formTexts.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { imageInput } from '../../shared/inputRules.ts';
import { numberFormat, type Language } from '../../shared/language.ts';
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
  const number = numberFormat(useLanguage().language);
  const tooLong = problemText(useTexts(formTexts), number, lengthProblem(alt, imageInput.altEn.maxLength));
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (tooLong) return;
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
          value={alt}
          error={tooLong}
          onChange={({ target }) => setAlt(target.value)}
        />
      </form>
    </Dialog>
  );
}
