import { useRef, useState, type ReactNode } from 'react';
import type { Editor } from '@tiptap/core';
import type { PairProps } from '../../admin/form/fieldSet.ts';
import { pairOf } from '../../admin/form/pairOf.ts';
import { PairSides } from '../../admin/form/PairSides.tsx';
import { lengthProblem, problemText, type FormValues } from '../../admin/form/problems.ts';
import { useStrayFiles } from '../../images/library/useFileDrop.ts';
import { formTexts } from '../../language/formTexts.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { languages, numberFormat, type Language } from '../../shared/language.ts';
import type { ToolDialog } from '../editor/EditorTools.tsx';
import { MarkdownBar } from './MarkdownBar.tsx';
import { MarkdownSide } from './MarkdownSide.tsx';
import { useEditorCode } from './useEditorCode.ts';
import { useShownLanguages } from './useShownLanguages.ts';

interface Props<Values extends FormValues> extends PairProps<Values> {
  /** Below the text of a language. */
  below?: (language: Language, languageName: string) => ReactNode;
}

/** A long text in both languages, as readers will see it or as Markdown (docs/product.md#writing). */
export function MarkdownPairField<Values extends FormValues>({
  form,
  name,
  label,
  limit,
  isRequired,
  rows = 6,
  hint,
  below,
}: Props<Values>) {
  const texts = useTexts(formTexts);
  useStrayFiles();
  const number = numberFormat(useLanguage().language);
  const [code, hasFailed] = useEditorCode();
  const [wantsSource, setWantsSource] = useState(false);
  // An editor that arrives late does not replace what someone types into.
  if (hasFailed && !wantsSource && code === null) setWantsSource(true);
  const [editors, setEditors] = useState<Partial<Record<Language, Editor | null>>>({});
  const [active, setActive] = useState<Language>('en');
  const [dialog, setDialog] = useState<ToolDialog | null>(null);
  const tools = useRef<HTMLDivElement>(null);

  const { fields, textOf, write } = pairOf({ form, name });
  const problemOf = (language: Language) =>
    lengthProblem(textOf(language), limit) ?? form.problems[fields[language]];
  const view = useShownLanguages(
    languages.filter((language) => form.problems[fields[language]]),
    form.rejections,
  );
  const used = view.shown.includes(active) ? active : (view.shown[0] ?? active);
  const editor = editors[used];

  return (
    <PairSides
      form={form}
      name={name}
      label={label}
      shown={view.shown}
      thread={
        code &&
        !wantsSource &&
        view.shown.length > 1 &&
        editors.en &&
        editors.id && <code.Thread editors={editors as Record<Language, Editor>} isBusy={form.isSaving} />
      }
      tools={
        <MarkdownBar
          view={view}
          isSource={wantsSource}
          canShowText={code !== null}
          onSource={setWantsSource}
          tools={
            code &&
            editor &&
            !wantsSource && (
              <code.EditorTools
                editor={editor}
                language={used}
                isBusy={form.isSaving}
                list={tools}
                dialog={dialog}
                onDialog={setDialog}
              />
            )
          }
        />
      }
      onReplace={(language, wrong) => {
        const ready = wantsSource ? null : editors[language];
        if (!code || !ready) return false;
        code.replaceMisuses(ready, wrong);
        return true;
      }}
      side={(language, languageName, copy) => (
        <>
          <MarkdownSide
            code={code}
            isSource={wantsSource}
            label={languageName}
            name={fields[language]}
            language={language}
            text={textOf(language)}
            limit={limit}
            rows={rows}
            hint={hint}
            isRequired={isRequired}
            isBusy={form.isSaving}
            error={problemText(texts, number, problemOf(language))}
            onChange={(text) => write(language, text)}
            onReady={(ready) => setEditors((before) => ({ ...before, [language]: ready }))}
            onFocus={() => setActive(language)}
            onShow={() => view.shown.includes(language) || view.show(language)}
            onTools={() => tools.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()}
            onLink={() => setDialog('link')}
          />
          {copy}
          {below?.(language, languageName)}
        </>
      )}
    />
  );
}
