import type { ReactNode } from 'react';
import { useLanguage, useTexts } from '../../../language/LanguageProvider.tsx';
import { localMoment } from '../../../language/localMoment.ts';
import type { Failure } from '../../../relay/saveOutcome.ts';
import { useChange } from '../../../relay/useChange.ts';
import { commentInput } from '../../../shared/inputRules.ts';
import { Button } from '../../../ui/Button.tsx';
import type { WorkingCopyState } from '../copy/useWorkingCopy.ts';
import { AskForReview } from './AskForReview.tsx';
import { endDocument, sendBackDocument, type ItemReview } from './reviewDocuments.ts';
import * as styles from './ReviewStrip.css.ts';
import { reviewTexts } from './reviewTexts.ts';
import { SentenceDialog } from './SentenceDialog.tsx';
import { useKeyOf } from './useKeyOf.ts';
import type { ReviewState } from './useReview.ts';

interface Props {
  state: ReviewState;
  copy: WorkingCopyState;
  /** Whether the reader may publish the item, and so answer. */
  mayPublish: boolean;
  /** The button that shows the differences; absent for a new item. */
  compare?: ReactNode;
}

/** The review of an item above its form: who asks for what, or how somebody answered; and what to do about it. */
export function ReviewStrip({ state, copy, mayPublish, compare }: Props) {
  const texts = useTexts(reviewTexts);
  const { language } = useLanguage();
  const { review } = state;
  if (!review) return null;
  const { sentence, asker, isOwn, answer, comment, answerer, at } = review;
  const isToAnswer = !answer && !isOwn && mayPublish;
  const asked = isOwn ? texts.youAsk : texts.asks(asker);
  return (
    <section aria-label={texts.review} className={styles.strip}>
      <div className={styles.texts}>
        <p className={styles.who}>
          {answer ? texts.answers[answer](answerer) : asked}{' '}
          <time dateTime={at} className={styles.when}>
            {localMoment(language, at)}
          </time>
        </p>
        <p className={styles.said}>{answer ? comment : sentence}</p>
        {isToAnswer && <p className={styles.hint}>{texts.howToAnswer}</p>}
      </div>
      <div className={styles.actions}>
        {isToAnswer && compare}
        {isToAnswer && <SendBack state={state} review={review} />}
        {isOwn && (
          <>
            {answer !== 'published' && (
              <AskForReview state={state} copy={copy}>
                {(open) => (
                  <Button size="small" variant="secondary" onClick={open}>
                    {answer ? texts.askAgain : texts.changeSentence}
                  </Button>
                )}
              </AskForReview>
            )}
            <EndButton state={state} review={review} />
          </>
        )}
      </div>
    </section>
  );
}

interface ActionProps {
  state: ReviewState;
  review: ItemReview;
}

/** Withdraws one’s own request, or notes that its answer was read. */
function EndButton({ state, review }: ActionProps) {
  const texts = useTexts(reviewTexts);
  const { setReview, reload } = state;
  const { id, version, answer } = review;
  const { change: end, isChanging } = useChange(endDocument, {
    ...(!answer && { done: texts.withdrawn }),
    failed: texts.endFailed,
    onSaved: () => setReview(null),
  });
  const handleClick = async () => {
    if (isChanging) return;
    const outcome = await end({ id, version });
    if (outcome.kind === 'conflict') reload();
  };
  return (
    <Button size="small" variant="secondary" busy={isChanging} onClick={() => void handleClick()}>
      {answer ? texts.read : texts.withdraw}
    </Button>
  );
}

/** Sends a review back with a comment. */
function SendBack({ state, review }: ActionProps) {
  const texts = useTexts(reviewTexts);
  const { setReview, reload } = state;
  const { id, version, asker } = review;
  const { keyOf } = useKeyOf();
  const { change: sendBack } = useChange(sendBackDocument, {
    done: texts.sentBack,
    failed: (failure: Failure) => {
      if (failure.kind === 'conflict') return texts.conflict;
      return failure.kind === 'gone' ? texts.gone : texts.sendBackFailed;
    },
    // The answer is its asker’s to read.
    onSaved: () => setReview(null),
  });
  const handleSubmit = async (comment: string) => {
    const outcome = await sendBack({ id, version, comment, idempotencyKey: keyOf(comment) });
    const isOutdated = outcome.kind === 'conflict' || outcome.kind === 'gone';
    if (isOutdated) reload();
    return outcome.kind === 'saved' || isOutdated;
  };
  return (
    <SentenceDialog
      title={texts.sendBackTitle}
      text={texts.sendBackText(asker)}
      label={texts.comment}
      maxLength={commentInput.text.maxLength}
      submit={texts.sendBack}
      submitting={texts.sendingBack}
      onSubmit={handleSubmit}
    >
      {(open) => (
        <Button size="small" variant="secondary" onClick={open}>
          {texts.sendBack}
        </Button>
      )}
    </SentenceDialog>
  );
}
