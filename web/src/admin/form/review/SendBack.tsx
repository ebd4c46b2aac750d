import { useTexts } from '../../../language/LanguageProvider.tsx';
import { useChange } from '../../../relay/useChange.ts';
import { commentInput } from '../../../shared/inputRules.ts';
import type { CopyPlace } from '../copy/copyRequests.ts';
import { sendBackDocument, type ItemReview } from './reviewDocuments.ts';
import { reviewTexts } from './reviewTexts.ts';
import { SentenceDialog, type Refusal } from './SentenceDialog.tsx';
import { useKeyOf } from './useKeyOf.ts';
import type { ReviewState } from './useReview.ts';
import { useWhyFailed } from './useWhyFailed.ts';

interface Props {
  state: ReviewState;
  /** As it was when the dialog opened. */
  review: ItemReview;
  place: CopyPlace;
  open: boolean;
  onClose: () => void;
}

/**
 * Sends a review back with a comment. It is beside the form, where it stays with what was typed if somebody else answers
 * meanwhile.
 */
export function SendBack({ state, review, place, open, onClose }: Props) {
  const texts = useTexts(reviewTexts);
  const whyFailed = useWhyFailed();
  const { setReview, reload } = state;
  const { id, version, asker } = review;
  const { keyOf, forget } = useKeyOf();
  const { change: sendBack } = useChange(sendBackDocument, {
    done: texts.sentBack,
    // The answer is its asker’s to read.
    onSaved: () => {
      forget();
      setReview(null);
    },
  });
  const handleSubmit = async (comment: string): Promise<Refusal | null> => {
    const outcome = await sendBack({ id, version, comment, idempotencyKey: keyOf(comment) });
    if (outcome.kind === 'saved') return null;
    const isFinal = outcome.kind === 'conflict' || outcome.kind === 'gone';
    if (isFinal) reload();
    return { why: isFinal ? texts[outcome.kind] : whyFailed(texts.sendBackFailed, outcome), isFinal };
  };
  return (
    <SentenceDialog
      title={texts.sendBackTitle}
      text={texts.sendBackText(asker)}
      label={texts.comment}
      maxLength={commentInput.text.maxLength}
      submit={texts.sendBack}
      submitting={texts.sendingBack}
      place={place}
      open={open}
      onClose={onClose}
      onSubmit={handleSubmit}
    />
  );
}
