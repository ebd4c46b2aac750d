import { useEffect, useEffectEvent, useRef } from 'react';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { withRetries } from '../../relay/withRetries.ts';
import { useToast } from '../../ui/Toast.tsx';
import type { LoadTheirs } from '../form/ConflictPanel.tsx';
import { hasAllTyped } from '../form/copy/copyChanges.ts';
import type { WorkingCopyState } from '../form/copy/useWorkingCopy.ts';
import type { Current } from '../form/edited.ts';
import type { FormValues } from '../form/problems.ts';
import type { EditFormState } from '../form/useEditForm.ts';
import type { FormPresence } from './presenceStream.ts';
import { presenceTexts } from './presenceTexts.ts';
import { nobody, useFormPresence } from './usePresence.ts';

/**
 * Says that a form is open, and takes over what others keep and save meanwhile, or that they delete the item. Where both
 * changed the same field, the editor chooses before the next save.
 * @param onReviewed called when its reviews or its thread have changed
 * @returns who else has it open
 */
export function useOthersAtForm<Values extends FormValues>(
  form: EditFormState<Values>,
  copy: WorkingCopyState,
  loadTheirs: LoadTheirs<Values> | undefined,
  onReviewed: () => void,
): FormPresence['people'] {
  const texts = useTexts(presenceTexts);
  const { toast } = useToast();
  const presence = useFormPresence(copy.place, copy.state !== 'kept' || copy.keptAt !== null);

  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  /** Whether it is the revision of a working copy that the form has yet to follow: what waits to be kept finds out itself. */
  const isOther = (revision: FormPresence['revision']) =>
    (copy.state === 'kept' || copy.state === 'held') && revision !== (form.copy?.revision ?? 0);

  /** The version of which the editor knows. */
  const told = useRef(form.version);

  /** @param own the fields with the editor’s text, before the form went on from theirs */
  const tell = ({ lastChange }: FormPresence, theirs: Current<Values>, own: readonly string[]) => {
    const isKnown = theirs.version <= told.current;
    told.current = Math.max(told.current, theirs.version);
    if (isKnown || !lastChange || lastChange.by.isViewer) return;
    const { name } = lastChange.by;
    const isIncluded = own.length > 0 && own.every((field) => form.values[field] === theirs.values[field]);
    const saved = isIncluded ? texts.includedText(name) : texts.takenOverText(name);
    const kept = own.length > 0 && !isIncluded ? ` ${texts.stillHere}` : '';
    toast({ title: texts.takenOver, description: saved + kept });
  };

  const takeOver = useEffectEvent(async (news: FormPresence) => {
    const { revision, lastChange } = news;
    if (!isOpen.current || form.isSaving || !loadTheirs) return;
    const theirs = await loadTheirs();
    if (!theirs) throw new Error('What they saved could not be read.');
    const own = Object.keys(form.values).filter(form.isOwn);
    if (theirs.version <= form.version) {
      // The form went on from that already, when what was typed was refused.
      tell(news, theirs, own);
      if (isOther(revision)) await copy.follow();
      return;
    }
    // The editor has something to decide, unless all that is typed, or what it was set against, has been saved, or even
    // more than what they are asked about.
    const isPublished = form.isOpposed && revision === 0;
    const { kind = 'joined' } = form.obstacle ?? {};
    const isNext = kind === 'conflict' && theirs.version > form.knownVersion;
    const wasUnanswered = kind === 'unanswered';
    const isToDecide = kind !== 'joined' && !wasUnanswered && !isPublished && !isNext;
    if (isToDecide && !hasAllTyped(theirs.values, form)) {
      // Meanwhile, they may type on, or discard it.
      if (isOther(revision)) await copy.follow();
      return;
    }
    if (!copy.rebaseOn(theirs, revision !== 0)) {
      const { by, at } = lastChange ?? {};
      form.noteConflict({
        currentVersion: theirs.version,
        changedBy: by?.name ?? null,
        isChangedByViewer: by?.isViewer ?? false,
        changedAt: at ?? null,
      });
      return;
    }
    // Until now, the form said that no answer had come.
    if (wasUnanswered && lastChange?.by.isViewer) toast({ title: texts.savedAfterAll });
    tell(news, theirs, own);
  });

  const follow = useEffectEvent(async () => {
    if (isOpen.current) await copy.follow();
  });

  const handleNews = useEffectEvent((news: FormPresence) => {
    const isStored = form.version > 0;
    if (isStored && news.version === null) form.noteGone();
    // Restored from the trash.
    else if (isStored && form.obstacle?.kind === 'gone') {
      form.dismissObstacle();
      // What was typed meanwhile, and was refused.
      if (copy.state === 'refused') copy.note();
    } else if (isStored && (news.version ?? 0) > Math.min(form.version, told.current))
      void withRetries(() => takeOver(news));
    else if (isOther(news.revision)) void withRetries(() => follow());
  });
  useEffect(() => {
    if (presence) handleNews(presence);
  }, [presence]);

  // A version that was heard of during a save is as new after it.
  const handleSaveEnd = useEffectEvent(() => {
    if (presence && form.version > 0 && (presence.version ?? 0) > form.version)
      void withRetries(() => takeOver(presence));
  });
  const { isSaving } = form;
  useEffect(() => {
    if (!isSaving) handleSaveEnd();
  }, [isSaving]);

  const reviews = presence?.reviews ?? null;
  const known = useRef(reviews);
  const handleReviews = useEffectEvent(onReviewed);
  useEffect(() => {
    if (reviews === null || reviews === known.current) return;
    // What is heard first is as old as the form.
    if (known.current !== null) handleReviews();
    known.current = reviews;
  }, [reviews]);

  return presence?.people ?? nobody;
}
