import { useTexts } from '../../../language/LanguageProvider.tsx';
import { useChange } from '../../../relay/useChange.ts';
import { reviewInput } from '../../../shared/inputRules.ts';
import type { WorkingCopyState } from '../copy/useWorkingCopy.ts';
import { askDocument, readReview } from './reviewDocuments.ts';
import { reviewTexts } from './reviewTexts.ts';
import { SentenceDialog, type Refusal } from './SentenceDialog.tsx';
import { useKeyOf } from './useKeyOf.ts';
import type { ReviewState } from './useReview.ts';
import { useWhyFailed } from './useWhyFailed.ts';

interface Props {
  state: ReviewState;
  copy: WorkingCopyState;
  open: boolean;
  onClose: () => void;
}

/**
 * Asks editors for a review with a sentence, once what is typed is kept. It is beside the form, whose buttons move as the
 * window is resized.
 */
export function AskForReview({ state, copy, open, onClose }: Props) {
  const texts = useTexts(reviewTexts);
  const { review, setReview, reload } = state;
  const { keyOf, forget } = useKeyOf();
  const { change: ask } = useChange(askDocument, {
    done: texts.asked,
    onSaved: (result) => setReview(readReview(result.review)),
  });
  const whyFailed = useWhyFailed();
  const handleSubmit = async (sentence: string): Promise<Refusal | null> => {
    // Editors review what they find on the server.
    await copy.keep();
    const outcome = await ask({ ...copy.place, sentence, idempotencyKey: keyOf(sentence) });
    switch (outcome.kind) {
      case 'saved':
        forget();
        return null;
      case 'conflict':
        reload();
        return { why: texts.askedAlready(outcome.changedBy ?? texts.somebody), isFinal: true };
      case 'invalid':
        return { why: texts.nothingToReview, isFinal: false };
      case 'gone':
        return { why: texts.gone, isFinal: false };
      default:
        return { why: whyFailed(texts.askFailed, outcome), isFinal: false };
    }
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
      place={copy.place}
      open={open}
      onClose={onClose}
      onSubmit={handleSubmit}
    />
  );
}
