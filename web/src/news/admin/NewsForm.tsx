import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { LeaveGuard } from '../../admin/LeaveGuard.tsx';
import { SessionEndedAlert } from '../../admin/SessionEndedAlert.tsx';
import { unsavedChanges } from '../../admin/unsavedChanges.ts';
import { saveKeys, useSaveKeys } from '../../admin/useSaveKeys.ts';
import { useUser } from '../../auth/useUser.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { newsAdminTexts } from '../../language/newsAdmin.ts';
import { Button } from '../../ui/Button.tsx';
import { NewsDetailFields } from './NewsDetailFields.tsx';
import * as styles from './NewsForm.css.ts';
import type { NewsFormValues } from './newsFormValues.ts';
import type { NewsProblems } from './newsProblems.ts';
import { NewsTextPair } from './NewsTextPair.tsx';
import type { SaveOutcome } from './saveOutcome.ts';
import { useNewsForm } from './useNewsForm.ts';

interface Props {
  initial: NewsFormValues;
  isNew: boolean;
  /** What stands in the way of a save. */
  notice?: ReactNode;
  onSave: (values: NewsFormValues, initial: NewsFormValues) => Promise<SaveOutcome>;
}

const listAddress = '/admin/news';

/** The form of an article (specification sections 2.10 and 5). Whatever a save brings, what was typed stays. */
export function NewsForm({ initial, isNew, notice, onSave }: Props) {
  const texts = useTexts(newsAdminTexts);
  const isSignedOut = useUser() === null;
  const navigate = useNavigate();
  const element = useRef<HTMLFormElement>(null);
  const handleSaved = () => {
    unsavedChanges.exist = false;
    void navigate(listAddress);
  };
  const form = useNewsForm({ initial, onSave, onSaved: handleSaved });
  const { isSaving, rejections } = form;
  useEffect(() => {
    if (rejections > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [rejections]);
  useSaveKeys(() => element.current?.requestSubmit());
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void form.save(halfTyped(event.currentTarget));
  };
  const submitText = isNew ? texts.create : texts.update;
  return (
    <form ref={element} noValidate className={styles.form} onSubmit={handleSubmit}>
      {isSignedOut && <SessionEndedAlert />}
      {notice}
      <div className={styles.columns}>
        <div className={styles.texts}>
          <NewsTextPair form={form} name="title" label={texts.articleTitle} required />
          <NewsTextPair form={form} name="excerpt" label={texts.excerpt} rows={3} />
          <NewsTextPair form={form} name="content" label={texts.content} rows={6} />
        </div>
        <NewsDetailFields form={form} isNew={isNew} ownCategory={initial.category} />
      </div>
      <div className={styles.actions}>
        <Button type="submit" busy={isSaving}>
          {isSaving ? texts.saving : submitText}
        </Button>
        <Button variant="secondary" onClick={() => void navigate(listAddress)}>
          {texts.cancel}
        </Button>
        <span className={styles.keys}>{texts.saveKeys(saveKeys())}</span>
      </div>
      <LeaveGuard dirty={form.isDirty} />
    </form>
  );
}

/** Half a date has an empty value: only the browser knows that something was typed. */
function halfTyped(form: HTMLFormElement): NewsProblems {
  const date = form.elements.namedItem('publishedAt') as HTMLInputElement;
  return date.validity.badInput ? { publishedAt: { code: 'INVALID' } } : {};
}
