import { useLocation, useNavigate } from 'react-router-dom';
import { FormPage } from '../../admin/form/FormPage.tsx';
import { useEditForm } from '../../admin/form/useEditForm.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { newsAdminTexts } from '../../language/newsAdmin.ts';
import { NewsForm } from './NewsForm.tsx';
import {
  newNewsFormValues,
  newsArticleInput,
  newsListAddress,
  requiredNewsFields,
} from './newsFormValues.ts';
import { useCreateNewsArticle } from './useCreateNewsArticle.ts';
import { useNewsConnection } from './useNewsConnection.ts';

export function NewNewsArticlePage() {
  const texts = useTexts(newsAdminTexts);
  return (
    <FormPage title={texts.newTitle} back={{ to: newsListAddress, text: texts.backToList }}>
      <NewNewsArticle />
    </FormPage>
  );
}

function NewNewsArticle() {
  const { connectionId } = useNewsConnection();
  const navigate = useNavigate();
  const { search } = useLocation();
  const create = useCreateNewsArticle();
  const form = useEditForm({
    name: 'news/new',
    initial: newNewsFormValues,
    version: 0,
    required: requiredNewsFields,
    onSave: ({ values, base }) =>
      create({ input: newsArticleInput(values, base), connections: [connectionId] }),
    onSaved: () => void navigate(newsListAddress + search),
  });
  return <NewsForm form={form} isNew />;
}
