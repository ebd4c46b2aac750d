import type { Editor } from '@tiptap/core';
import { useId, useState, type FormEvent } from 'react';
import { useTexts } from '../../language/LanguageProvider.tsx';
import type { Language } from '../../shared/language.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { markdownTexts } from '../markdownTexts.ts';
import * as styles from './LinkDialog.css.ts';
import { linkAddress } from './linkAddress.ts';
import { usePageSearch, type FoundPage } from './usePageSearch.ts';

interface Props {
  editor: Editor;
  language: Language;
  onDismiss: () => void;
}

/** Links what is selected, or the link at the cursor; without either, the words of the link are inserted. */
function setLink(editor: Editor, href: string, words: string): void {
  const chain = editor.chain().focus().extendMarkRange('link');
  if (editor.state.selection.empty && !editor.isActive('link')) {
    chain.insertContent({ type: 'text', text: words, marks: [{ type: 'link', attrs: { href } }] }).run();
  } else chain.setLink({ href }).run();
}

/** Where a link leads: to a page of this site, found by its words, or to an address. */
export function LinkDialog({ editor, language, onDismiss }: Props) {
  const texts = useTexts(markdownTexts);
  const formId = useId();
  const [words, setWords] = useState('');
  const [address, setAddress] = useState(String(editor.getAttributes('link')['href'] ?? ''));
  const [isInvalid, setInvalid] = useState(false);
  const { outcome, search } = usePageSearch(language);
  const finish = (href: string, text: string) => {
    setLink(editor, href, text);
    onDismiss();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const href = linkAddress(address);
    if (href === null) setInvalid(true);
    else finish(href, address.trim());
  };
  const handleSearch = (event: FormEvent) => {
    event.preventDefault();
    // People paste an address into the first field, too.
    const href = linkAddress(words);
    if (href === null) void search(words);
    else finish(href, words.trim());
  };
  const handleRemove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onDismiss();
  };
  return (
    <Dialog
      open
      steady
      onDismiss={onDismiss}
      title={texts.linkTitle}
      closeLabel={texts.close}
      footer={
        <>
          {editor.isActive('link') && (
            <Button variant="secondary" onClick={handleRemove}>
              {texts.linkRemove}
            </Button>
          )}
          <Button type="submit" form={formId}>
            {texts.linkSave}
          </Button>
        </>
      }
    >
      <div className={styles.parts}>
        <form className={styles.search} onSubmit={handleSearch}>
          <TextField
            label={texts.linkSearch}
            type="search"
            lang={language}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
          <Button type="submit" variant="secondary" busy={outcome.state === 'searching'}>
            {outcome.state === 'searching' ? texts.linkSearching : texts.linkSearchButton}
          </Button>
        </form>
        <div role="status">
          {outcome.state === 'failed' && <p>{texts.linkFailed}</p>}
          {outcome.state === 'found' && outcome.pages.length === 0 && <p>{texts.linkNone(outcome.search)}</p>}
        </div>
        {outcome.state === 'found' && outcome.pages.length > 0 && (
          <FoundPages label={texts.linkFound} language={language} pages={outcome.pages} onChoose={finish} />
        )}
        <form id={formId} noValidate onSubmit={handleSubmit}>
          <TextField
            label={texts.linkAddress}
            hint={texts.linkAddressHint}
            error={isInvalid ? texts.linkInvalid : undefined}
            inputMode="url"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            value={address}
            onChange={({ target }) => {
              setAddress(target.value);
              setInvalid(false);
            }}
          />
        </form>
      </div>
    </Dialog>
  );
}

interface FoundProps {
  label: string;
  language: Language;
  pages: readonly FoundPage[];
  onChoose: (path: string, title: string) => void;
}

function FoundPages({ label, language, pages, onChoose }: FoundProps) {
  return (
    <ul aria-label={label} className={styles.found}>
      {pages.map(({ path, title }) => (
        <li key={`${path} ${title}`}>
          <button type="button" className={styles.page} onClick={() => onChoose(path, title)}>
            <span lang={language}>{title}</span>
            <span className={styles.path}>{path}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
