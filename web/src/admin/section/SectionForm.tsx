import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { formTexts } from '../../language/formTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { ViewSwitch } from '../form/bar/ViewSwitch.tsx';
import { useDraftText } from '../form/useDraftText.ts';
import type { LoadTheirs } from '../form/ConflictPanel.tsx';
import { changesOf } from '../form/copy/copyChanges.ts';
import { CompareButton } from '../form/copy/CompareButton.tsx';
import { DiscardCopy } from '../form/copy/DiscardCopy.tsx';
import type { WorkingCopyState } from '../form/copy/useWorkingCopy.ts';
import { EditForm } from '../form/EditForm.tsx';
import type { FormOf, FragmentKey, ValuesOf } from '../form/fieldSet.ts';
import { FormColumns } from '../form/FormFields.tsx';
import { DrawerButton } from '../form/sheet/DrawerButton.tsx';
import { Sheet } from '../form/sheet/Sheet.tsx';
import { SheetContext, useSheet } from '../form/sheet/useSheet.ts';
import { AskForReview } from '../form/review/AskForReview.tsx';
import { refOf, type ItemReview } from '../form/review/reviewDocuments.ts';
import { ReviewStrip } from '../form/review/ReviewStrip.tsx';
import { reviewTexts } from '../form/review/reviewTexts.ts';
import { SendBack } from '../form/review/SendBack.tsx';
import { Thread } from '../form/review/Thread.tsx';
import { useReview, type LoadedReview } from '../form/review/useReview.ts';
import * as status from '../form/copy/CopyStatus.css.ts';
import { Button } from '../../ui/Button.tsx';
import type { ListNode } from './list.ts';
import type { SectionOptions } from './section.tsx';
import { useOthersAtForm } from '../presence/useOthersAtForm.ts';
import { isSeen, useListAddress } from './useSectionForm.ts';
import { useMayPublish, useViewerMay } from '../parts/useViewerMay.ts';

interface Props<Node extends ListNode, Key extends FragmentKey, Input> {
  section: SectionOptions<Node, Key, Input>;
  form: FormOf<Key>;
  copy: WorkingCopyState;
  /** With which it opens. */
  review: LoadedReview | undefined;
  /** Null for a new item. */
  itemId: number | null;
  submitText: string;
  /** The item as it is stored, as far as this window knows; absent for a new one. */
  stored?: ValuesOf<Key>;
  loadTheirs?: LoadTheirs<ValuesOf<Key>>;
  /** Who changed the item last; absent for a new one. */
  lastChange?: ReactNode;
  /** The item’s history; absent for a new one. */
  history?: ReactNode;
}

/** The form of a section’s items, new or stored. */
export function SectionForm<Node extends ListNode, Key extends FragmentKey, Input>({
  section,
  form,
  copy,
  review: loadedReview,
  itemId,
  submitText,
  stored,
  loadTheirs,
  lastChange,
  history,
}: Props<Node, Key, Input>) {
  const texts = useTexts(section.texts);
  const words = useTexts(formTexts);
  const { fields, pagePath, FormEffect, FormChecks, isStacked = false, isCheckedByBrowser = false } = section;
  const [isPreviewing, setPreviewing] = useState(false);
  const sheet = useSheet(isPreviewing);
  const title = isStacked ? undefined : texts.details;
  const compared = fields.compared(words, texts.fields);
  const isChanged = changesOf(form).length > 0;
  const may = useViewerMay();
  const mayPublish = useMayPublish(section.path);
  const { publishing } = fields;
  const isPublic = isSeen(publishing, form.base);
  const isForEditor = !mayPublish && isPublic;
  const review = useReview(copy.place, loadedReview);
  const [talks, setTalks] = useState(0);
  const others = useOthersAtForm(form, copy, loadTheirs, () => {
    review.reload();
    setTalks((count) => count + 1);
  });
  const [isAsking, setAsking] = useState(false);
  const [sendingBack, setSendingBack] = useState<{ review: ItemReview; isOpen: boolean }>();
  const [comment, setComment] = useDraftText(`comment ${JSON.stringify(copy.place)}`);
  const { ask } = useTexts(reviewTexts);
  const isGone = itemId !== null && form.obstacle?.kind === 'gone';
  /** The item that was made of the form of a new one: what was typed since is to go there. */
  const storedId = form.madeAs ?? review.storedId;
  const hasEnded = itemId === null && form.obstacle?.kind === 'gone';
  const isReviewOutdated = hasEnded || form.obstacle?.kind === 'reviewEnded';
  const reloadReview = useEffectEvent(review.reload);
  useEffect(() => {
    if (isReviewOutdated) reloadReview();
  }, [isReviewOutdated]);
  // What was published is done: anything since is another request.
  const isAsked = review.review !== null && review.review.answer !== 'published';
  const openReview = review.review?.answer ? null : review.review;
  /** Whether there is something to ask an editor for, who has not been asked yet. */
  const mayAsk =
    !mayPublish && !isGone && storedId === null && !isAsked && (isChanged || (itemId !== null && !isPublic));
  const discard = isChanged && <DiscardCopy form={form} copy={copy} others={others} />;
  const [read, setRead] = useState(form.values);
  const onRead = () => setRead(form.values);
  const comparison = stored &&
    loadTheirs && { values: form.values, compared, stored, load: loadTheirs, onRead, discard };
  // A new item has its thread from the first letter on.
  const pastAndTalk = (itemId !== null || form.copy) && (
    <>
      <Thread place={copy.place} changes={talks} typed={comment} onType={setComment} />
      {may('history.read') !== false && history}
    </>
  );
  return (
    <SheetContext value={sheet}>
      <EditForm
        form={form}
        copy={copy}
        others={others}
        compared={compared}
        {...(loadTheirs && { loadTheirs })}
        {...(storedId !== null && { storedAt: `/admin/${section.path}/${storedId}` })}
        {...(may('history.read') === false && { goneText: words.goneForEditor })}
        approval={
          openReview
            ? {
                read,
                onApprove: (found) =>
                  form.save(found, { approves: refOf(openReview), published: fields.published }),
              }
            : undefined
        }
        submitText={isForEditor || form.madeAs !== null ? null : submitText}
        listAddress={useListAddress(section)}
        isCheckedByBrowser={isCheckedByBrowser}
        {...(isForEditor && mayAsk && { instead: <Button onClick={() => setAsking(true)}>{ask}</Button> })}
        effect={
          form.madeAs === null && (
            <>
              {isForEditor
                ? !isGone && <p role="status">{words.forEditor}</p>
                : FormEffect && <FormEffect form={form} />}
              {!isForEditor && mayAsk && (
                <button type="button" className={status.action} onClick={() => setAsking(true)}>
                  {ask}
                </button>
              )}
            </>
          )
        }
        drawer={title && sheet.isDrawer && <DrawerButton sheet={sheet} title={title} />}
        view={
          <ViewSwitch
            previewed={pagePath === undefined ? undefined : { kept: form.copy, copy, pagePath }}
            isPreviewing={isPreviewing}
            onPreview={setPreviewing}
            compare={comparison && <CompareButton {...comparison} />}
          />
        }
      >
        <FormColumns
          form={form}
          fields={fields}
          texts={texts.fields}
          title={texts.details}
          notice={
            <>
              {!isGone && (
                <ReviewStrip
                  state={review}
                  mayPublish={mayPublish}
                  isSaving={form.isSaving}
                  onAsk={() => setAsking(true)}
                  onSendBack={(shown) => setSendingBack({ review: shown, isOpen: true })}
                  {...(comparison && isChanged && { compare: <CompareButton {...comparison} ofReview /> })}
                />
              )}
              {lastChange}
            </>
          }
          {...(!mayPublish && { left: publishing })}
          {...(title && {
            aside: (details) => (
              <Sheet
                sheet={sheet}
                title={title}
                details={details}
                checks={FormChecks && <FormChecks form={form} itemId={itemId} />}
                history={pastAndTalk}
              />
            ),
          })}
        />
        {!title && pastAndTalk}
      </EditForm>
      <AskForReview state={review} copy={copy} open={isAsking} onClose={() => setAsking(false)} />
      {sendingBack && (
        <SendBack
          state={review}
          review={sendingBack.review}
          place={copy.place}
          open={sendingBack.isOpen}
          onClose={() => setSendingBack({ ...sendingBack, isOpen: false })}
        />
      )}
    </SheetContext>
  );
}
