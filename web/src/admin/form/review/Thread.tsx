import { Suspense, useDeferredValue, useRef, useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks.js';
import type { ThreadQuery } from '../../../__generated__/ThreadQuery.graphql.ts';
import { typeBetween } from '../../../browser/typeOver.ts';
import { formTexts } from '../../../language/formTexts.ts';
import { useLanguage, useTexts } from '../../../language/LanguageProvider.tsx';
import { localMoment } from '../../../language/localMoment.ts';
import { Boundary } from '../../../page/Boundary.tsx';
import type { Failure } from '../../../relay/saveOutcome.ts';
import { useChange } from '../../../relay/useChange.ts';
import { commentInput } from '../../../shared/inputRules.ts';
import { numberFormat } from '../../../shared/language.ts';
import { trimmed } from '../../../shared/trimmed.ts';
import { Button } from '../../../ui/Button.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { Loading, SkeletonLine } from '../../../ui/Skeleton.tsx';
import { TextAreaField } from '../../../ui/TextAreaField.tsx';
import type { CopyPlace } from '../copy/copyRequests.ts';
import { commentDocument } from './reviewDocuments.ts';
import { reviewTexts } from './reviewTexts.ts';
import { lengthProblem, problemText } from '../problems.ts';
import * as styles from './Thread.css.ts';
import { useKeyOf } from './useKeyOf.ts';

interface Props {
  place: CopyPlace;
  /** What is typed into the field: it outlives the tab. */
  typed: string;
  onType: (typed: string) => void;
}

/**
 * The comments on an item, and what happened to its reviews; loaded whenever it is shown, and again with each number of
 * `changes`.
 */
export function Thread({ changes, ...props }: Props & { changes: number }) {
  const texts = useTexts(reviewTexts);
  const { loading } = useTexts(formTexts);
  const [added, setAdded] = useState(0);
  // What is shown, and the focus in it, stays until the next is loaded.
  const loads = useDeferredValue(added + changes);
  return (
    <section aria-labelledby="comments" className={styles.thread}>
      <h2 id="comments" className={styles.heading}>
        {texts.comments}
      </h2>
      <Boundary resetKey={loads} fallback={() => <p className={styles.note}>{texts.commentsFailed}</p>}>
        <Suspense
          fallback={
            <Loading label={loading}>
              <SkeletonLine width="long" />
            </Loading>
          }
        >
          <Entries {...props} loads={loads} onAdded={() => setAdded((count) => count + 1)} />
        </Suspense>
      </Boundary>
    </section>
  );
}

function Entries({ place, loads, onAdded, ...field }: Props & { loads: number; onAdded: () => void }) {
  const texts = useTexts(reviewTexts);
  const { language } = useLanguage();
  const { comments, team } = useLazyLoadQuery<ThreadQuery>(
    graphql`
      query ThreadQuery($entity: CopiedEntity!, $itemId: Int, $newKey: String) {
        comments(first: 100, entity: $entity, itemId: $itemId, newKey: $newKey) @required(action: THROW) {
          edges {
            node {
              id
              kind
              text
              by {
                name
              }
              at
            }
          }
        }
        team @required(action: THROW) {
          name
          isViewer
        }
      }
    `,
    place,
    { fetchPolicy: 'network-only', fetchKey: loads },
  );
  const people = team.filter(({ isViewer }) => !isViewer).map(({ name }) => name);
  return (
    <>
      <NewComment place={place} people={people} onAdded={onAdded} {...field} />
      {comments.edges.length === 0 ? (
        <p className={styles.note}>{texts.noComments}</p>
      ) : (
        <ul className={styles.entries} aria-labelledby="comments">
          {comments.edges.map(({ node: { id, kind, text, by, at } }) => (
            <li key={id} className={styles.entry}>
              <p>
                <span className={styles.who}>{by?.name}</span> {texts.did[kind as keyof typeof texts.did]}{' '}
                <time dateTime={at} className={styles.when}>
                  {localMoment(language, at)}
                </time>
              </p>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface NewProps extends Props {
  people: readonly string[];
  onAdded: () => void;
}

/** Adds a comment. It is a part of the item’s form, so that it has no form of its own. */
function NewComment({ place, people, typed, onType, onAdded }: NewProps) {
  const texts = useTexts(reviewTexts);
  const words = useTexts(formTexts);
  const number = numberFormat(useLanguage().language);
  const area = useRef<HTMLDivElement>(null);
  const textArea = () => area.current?.querySelector('textarea');
  /** What was last selected in the text; undefined before its writer was in it. */
  const selected = useRef<[number, number]>(undefined);
  const noteSelected = ({ selectionStart, selectionEnd }: HTMLTextAreaElement) => {
    selected.current = [selectionStart, selectionEnd];
  };
  const [error, setError] = useState<string>();
  /** Chosen apart from being mentioned: with the keys, each step chooses another. */
  const [person, setPerson] = useState('');
  const { keyOf, forget } = useKeyOf();
  const { maxLength } = commentInput.text;
  const tooLong = problemText(words, number, lengthProblem(typed, maxLength));
  const { change: add, isChanging } = useChange(commentDocument, {
    done: texts.added,
    failed: ({ kind }: Failure) =>
      kind === 'invalid' ? texts.full : kind === 'gone' ? texts.gone : texts.addFailed,
    onSaved: () => {
      forget();
      onType('');
      onAdded();
    },
  });
  const handleAdd = async () => {
    if (isChanging) return;
    const isEmpty = trimmed(typed) === '';
    if (isEmpty || tooLong) {
      if (isEmpty) setError(words.required);
      textArea()?.focus();
      return;
    }
    await add({ ...place, text: typed, idempotencyKey: keyOf(typed) });
  };
  const handleMention = () => {
    const field = textArea();
    if (!field || person === '') return;
    if (field === document.activeElement) noteSelected(field);
    // What was sent is gone from the field.
    const within = (place = typed.length) => Math.min(place, typed.length);
    const [start, end] = [within(selected.current?.[0]), within(selected.current?.[1])];
    const isApart = start === 0 || /\s/.test(typed.charAt(start - 1));
    const hasSpace = /\s/.test(typed.charAt(end));
    const mention = `${isApart ? '' : ' '}@${person}${hasSpace ? '' : ' '}`;
    if (!typeBetween(field, [start, end], mention))
      onType(typed.slice(0, start) + mention + typed.slice(end));
    const after = field.selectionEnd + (hasSpace ? 1 : 0);
    field.setSelectionRange(after, after);
    setPerson('');
  };
  return (
    <div ref={area} className={styles.form}>
      <TextAreaField
        label={texts.newComment}
        hint={words.characters(number.format(typed.length), number.format(maxLength))}
        rows={3}
        value={typed}
        error={error ?? tooLong}
        disabled={isChanging}
        onChange={({ target }) => {
          onType(target.value);
          setError(undefined);
        }}
        onBlur={({ target }) => noteSelected(target)}
      />
      {people.length > 0 && (
        <div className={styles.mention}>
          <SelectField
            label={texts.mention}
            placeholder={texts.choosePerson}
            options={people.map((name) => ({ value: name, label: name }))}
            value={person}
            onChange={({ target }) => setPerson(target.value)}
          />
          <Button
            size="small"
            variant="secondary"
            aria-disabled={person === ''}
            // The second click of a double click leaves the focus in the text.
            onMouseDown={(event) => event.preventDefault()}
            onClick={handleMention}
          >
            {texts.insert}
          </Button>
          <p className={styles.mentionHint}>{texts.mentionHint}</p>
        </div>
      )}
      <div>
        <Button size="small" variant="secondary" busy={isChanging} onClick={() => void handleAdd()}>
          {isChanging ? texts.adding : texts.add}
        </Button>
      </div>
    </div>
  );
}
