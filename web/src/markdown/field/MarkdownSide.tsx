import {
  use,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
  type SyntheticEvent,
} from 'react';
import { flushSync } from 'react-dom';
import { onReveal } from '../../browser/reveal.ts';
import { formTexts } from '../../language/formTexts.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { numberFormat } from '../../shared/language.ts';
import * as field from '../../ui/Field.css.ts';
import { FieldMark } from '../../ui/FieldMark.ts';
import { useGrowing } from '../../ui/LineField.tsx';
import { describedBy, FieldNotes, RequiredMark } from '../../ui/Field.tsx';
import type { RichTextProps } from '../editor/RichText.tsx';
import { markdownTexts } from '../markdownTexts.ts';
import * as styles from './MarkdownField.css.ts';
import type { EditorCode } from './useEditorCode.ts';

interface Props extends Pick<
  RichTextProps,
  'text' | 'language' | 'isRequired' | 'isBusy' | 'onChange' | 'onReady' | 'onFocus' | 'onTools' | 'onLink'
> {
  code: EditorCode | null;
  isSource: boolean;
  label: string;
  name: string;
  /** In characters. */
  limit: number;
  rows: number;
  hint: string | undefined;
  error: string | undefined;
  /** Has the text shown while its language is hidden. */
  onShow: () => void;
}

/** A text in one language, with its label, its counts and its problem. */
export function MarkdownSide({
  code,
  isSource,
  label,
  name,
  limit,
  rows,
  hint,
  error,
  onShow,
  ...text
}: Props) {
  const words = useTexts(formTexts);
  const texts = useTexts(markdownTexts);
  const number = numberFormat(useLanguage().language);
  const id = useId();
  const [labelId, hintId, errorId] = [`${id}label`, `${id}hint`, `${id}error`];
  const content = useRef<HTMLDivElement>(null);
  const source = useGrowing();
  const show = useEffectEvent(() => flushSync(onShow));
  useEffect(() => (content.current ? onReveal(content.current, () => show()) : undefined), []);
  /** Where the cursor is in the source while the editor, which takes its place, is loaded; null without the focus. */
  const [cursor, setCursor] = useState<'start' | 'end' | null>(null);
  const noteCursor = ({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>) => {
    const { selectionEnd, value } = currentTarget;
    setCursor(isSource ? null : selectionEnd === value.length ? 'end' : 'start');
  };
  const counted = useDeferredValue(text.text);
  const counts = useMemo(() => code?.countsOf(counted), [code, counted]);
  const isText = code && !isSource;
  const notes = [
    // How to write Markdown.
    isText ? undefined : hint,
    words.characters(number.format(text.text.length), number.format(limit)),
    counts &&
      counts.words > 0 &&
      texts.counts(number.format(counts.words), counts.words === 1, number.format(counts.minutes)),
  ];
  const ties = describedBy(hintId, error && errorId, use(FieldMark));
  return (
    <div className={field.field}>
      {/* The keyboard reaches the text itself. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <label
        id={labelId}
        htmlFor={isText ? undefined : id}
        className={field.label}
        // A label cannot be tied to an element that is not a form’s control.
        onClick={() => content.current?.querySelector<HTMLElement>('[contenteditable]')?.focus()}
      >
        {label}
        {text.isRequired && <RequiredMark />}
      </label>
      <div ref={content}>
        {isText ? (
          <code.RichText
            {...text}
            field={name}
            labelledBy={labelId}
            describedBy={ties}
            isInvalid={error !== undefined}
            cursor={cursor}
          />
        ) : (
          <textarea
            ref={source}
            id={id}
            name={name}
            lang={text.language}
            rows={rows}
            required={text.isRequired}
            // Until the editor is loaded, which takes its place; what is typed goes on there.
            aria-busy={!isSource}
            aria-describedby={ties}
            aria-invalid={error === undefined ? undefined : true}
            value={text.text}
            className={styles.source}
            onChange={({ target }) => text.onChange(target.value)}
            onFocus={noteCursor}
            onSelect={noteCursor}
            onBlur={() => setCursor(null)}
          />
        )}
      </div>
      <FieldNotes hint={notes.filter(Boolean).join(' · ')} hintId={hintId} error={error} errorId={errorId} />
    </div>
  );
}
