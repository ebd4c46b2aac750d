import type { ReactNode } from 'react';
import { useTexts } from '../../../language/LanguageProvider.tsx';
import { useChange } from '../../../relay/useChange.ts';
import type { Failure } from '../../../relay/saveOutcome.ts';
import { reviewInput } from '../../../shared/inputRules.ts';
import type { WorkingCopyState } from '../copy/useWorkingCopy.ts';
import { askDocument, readReview } from './reviewDocuments.ts';
import { reviewTexts } from './reviewTexts.ts';
import { SentenceDialog } from './SentenceDialog.tsx';
import { useKeyOf } from './useKeyOf.ts';
import type { ReviewState } from './useReview.ts';

interface Props {
  state: ReviewState;
  copy: WorkingCopyState;
  /** Renders the button that opens the dialog. */
  children: (open: () => void) => ReactNode;
}

/** Asks editors for a review with a sentence, once what is typed is kept. */
export function AskForReview({ state, copy, children }: Props) {
  const texts = useTexts(reviewTexts);
  const { review, setReview, reload } = state;
  const { keyOf, forget } = useKeyOf();
  const { change: ask } = useChange(askDocument, {
    done: texts.asked,
    failed: (failure: Failure) => {
      if (failure.kind === 'conflict') return texts.conflict;
      if (failure.kind === 'invalid') return texts.nothingToReview;
      return failure.kind === 'gone' ? texts.gone : texts.askFailed;
    },
    onSaved: (result) => setReview(readReview(result.review)),
  });
  const handleSubmit = async (sentence: string) => {
    // Editors review what they find on the server.
    await copy.keep();
    const outcome = await ask({ ...copy.place, sentence, idempotencyKey: keyOf(sentence) });
    if (outcome.kind === 'conflict') reload();
    if (outcome.kind === 'saved') forget();
    return outcome.kind === 'saved' || outcome.kind === 'conflict';
  };
  return (
    <SentenceDialog
      title={texts.askTitle}
      text={texts.askText}
      label={texts.sentence}
      maxLength={reviewInput.sentence.maxLength}
      initial={review?.isOwn && !review.answer ? review.sentence : ''}
      submit={texts.ask}
      submitting={texts.asking}
      onSubmit={handleSubmit}
    >
      {children}
    </SentenceDialog>
  );
}
