import { useLocation } from 'react-router-dom';
import { EditForm } from '../../admin/form/EditForm.tsx';
import type { LoadTheirs } from '../../admin/form/ConflictPanel.tsx';
import * as styles from '../../admin/form/EditForm.css.ts';
import { pairLabels } from '../../admin/form/pairLabels.ts';
import { TextPairField } from '../../admin/form/TextPairField.tsx';
import type { EditFormState } from '../../admin/form/useEditForm.ts';
import { formTexts } from '../../language/formAdmin.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { newsAdminTexts } from '../../language/newsAdmin.ts';
import { NewsDetailFields } from './NewsDetailFields.tsx';
import { newsLimits, newsListAddress, type NewsFormValues } from './newsFormValues.ts';
import { PreviewButton } from './PreviewButton.tsx';

interface Props {
  form: EditFormState<NewsFormValues>;
  isNew: boolean;
  loadTheirs?: LoadTheirs<NewsFormValues>;
}

/** The form of an article (specification sections 2.10 and 5). */
export function NewsForm({ form, isNew, loadTheirs }: Props) {
  const texts = useTexts(newsAdminTexts);
  const words = useTexts(formTexts);
  const labels = {
    ...pairLabels(words, { title: texts.articleTitle, excerpt: texts.excerpt, content: texts.content }),
    category: texts.category,
    imageUrl: texts.imageUrl,
    publishedAt: texts.publishedAt,
    featured: texts.featured,
    published: texts.published,
  };
  return (
    <EditForm
      form={form}
      labels={labels}
      {...(loadTheirs && { loadTheirs })}
      submitText={isNew ? texts.create : texts.update}
      listAddress={newsListAddress + useLocation().search}
      actions={<PreviewButton values={form.values} base={form.base} />}
    >
      <div className={styles.columns}>
        <div className={styles.texts}>
          <TextPairField
            form={form}
            name="title"
            label={texts.articleTitle}
            limit={newsLimits.title}
            required
          />
          <TextPairField
            form={form}
            name="excerpt"
            label={texts.excerpt}
            limit={newsLimits.excerpt}
            rows={3}
          />
          <TextPairField
            form={form}
            name="content"
            label={texts.content}
            limit={newsLimits.content}
            rows={6}
            hint={texts.contentHint}
          />
        </div>
        <NewsDetailFields form={form} isNew={isNew} />
      </div>
    </EditForm>
  );
}
