import { Suspense } from 'react';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { newsAdminTexts } from '../../language/newsAdmin.ts';
import { NewsForm } from './NewsForm.tsx';
import { newNewsFormValues, newsArticleInput } from './newsFormValues.ts';
import { NewsFormHeading } from './NewsFormHeading.tsx';
import { NewsFormSkeleton } from './NewsFormSkeleton.tsx';
import { useCreateNewsArticle } from './useCreateNewsArticle.ts';
import { useNewsConnection } from './useNewsConnection.ts';

export function NewNewsArticlePage() {
  const texts = useTexts(newsAdminTexts);
  return (
    <>
      <NewsFormHeading title={texts.newTitle} />
      <Suspense fallback={<NewsFormSkeleton />}>
        <NewNewsArticle />
      </Suspense>
    </>
  );
}

function NewNewsArticle() {
  const { connectionId } = useNewsConnection();
  const create = useCreateNewsArticle(connectionId);
  return (
    <NewsForm
      isNew
      initial={newNewsFormValues}
      onSave={(values, initial) => create(newsArticleInput(values, initial))}
    />
  );
}
