import { useState } from 'react';
import { AdminAlert } from '../../admin/AdminAlert.tsx';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { newsAdminTexts } from '../../language/newsAdmin.ts';
import { ConflictAlert } from './ConflictAlert.tsx';
import { NewsForm } from './NewsForm.tsx';
import { newsArticleInput, type NewsFormValues } from './newsFormValues.ts';
import type { SaveOutcome } from './saveOutcome.ts';
import { useUpdateNewsArticle } from './useUpdateNewsArticle.ts';

interface Props {
  id: number;
  /** The version that the form opens with; later ones of the store do not concern it. */
  version: number;
  initial: NewsFormValues;
  onLoadTheirs: () => Promise<void>;
}

/** The form of an article that exists, which others may change or delete while it is open. */
export function ExistingNewsForm({ id, version: opened, initial, onLoadTheirs }: Props) {
  const texts = useTexts(newsAdminTexts);
  const update = useUpdateNewsArticle();
  const [version, setVersion] = useState(opened);
  const [outcome, setOutcome] = useState<SaveOutcome | null>(null);
  const handleSave = async (values: NewsFormValues, before: NewsFormValues) => {
    setOutcome(null);
    const next = await update({ id, version }, newsArticleInput(values, before));
    setOutcome(next);
    return next;
  };
  const handleKeepMine = (currentVersion: number) => {
    // The next save then replaces theirs, knowingly.
    setVersion(currentVersion);
    setOutcome(null);
  };
  return (
    <NewsForm
      isNew={false}
      initial={initial}
      onSave={handleSave}
      notice={
        <>
          {outcome?.kind === 'conflict' && (
            <ConflictAlert
              onKeepMine={() => handleKeepMine(outcome.currentVersion)}
              onLoadTheirs={onLoadTheirs}
            />
          )}
          {outcome?.kind === 'gone' && <AdminAlert title={texts.goneTitle} text={texts.goneText} />}
        </>
      }
    />
  );
}
