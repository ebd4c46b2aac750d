import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useLanguage, useTexts } from '../../../language/LanguageProvider.tsx';
import { localMoment } from '../../../language/localMoment.ts';
import { useChange } from '../../../relay/useChange.ts';
import { focusMainIfLost } from '../../../ui/focusMainIfLost.ts';
import { Button } from '../../../ui/Button.tsx';
import { endDocument, type ItemReview } from './reviewDocuments.ts';
import * as styles from './ReviewStrip.css.ts';
import { reviewTexts } from './reviewTexts.ts';
import type { ReviewState } from './useReview.ts';

/** The name of the button that approves. */
export const approveName = 'approve';

interface Props {
  state: ReviewState;
  /** Whether the reader may publish the item, and so answer. */
  mayPublish: boolean;
  isSaving: boolean;
  /** The button that shows the differences; absent for a new item. */
  compare?: ReactNode;
  /** Opens the dialog that asks for a review. */
  onAsk: () => void;
  /** Opens the dialog that sends it back. */
  onSendBack: (review: ItemReview) => void;
}

/** The review of an item above its form: who asks for what, or how somebody answered; and what to do about it. */
export function ReviewStrip({ state, mayPublish, isSaving, compare, onAsk, onSendBack }: Props) {
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
      </div>
      <div className={styles.actions}>
        {isToAnswer && compare}
        {isToAnswer && (
          <Button size="small" variant="secondary" onClick={() => onSendBack(review)}>
            {texts.sendBack}
          </Button>
        )}
        {isToAnswer && (
          <Button type="submit" name={approveName} size="small" busy={isSaving}>
            {texts.approve}
          </Button>
        )}
        {isOwn && (
          <>
            {answer !== 'published' && (
              <Button size="small" variant="secondary" onClick={onAsk}>
                {answer ? texts.askAgain : texts.changeSentence}
              </Button>
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
    onSaved: () => {
      flushSync(() => setReview(null));
      focusMainIfLost();
    },
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
