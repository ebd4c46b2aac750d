import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { DeleteNewsArticleButton_article$key } from '../../__generated__/DeleteNewsArticleButton_article.graphql.ts';
import { pick } from '../../language/language.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { newsAdminTexts } from '../../language/newsAdmin.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { TrashIcon } from '../../ui/icons.tsx';
import { useDeleteNewsArticle } from './useDeleteNewsArticle.ts';

interface Props {
  article: DeleteNewsArticleButton_article$key;
  connectionId: string;
}

/** Deletes an article after a question that names it (specification section 5). */
export function DeleteNewsArticleButton({ article, connectionId }: Props) {
  const texts = useTexts(newsAdminTexts);
  const { language } = useLanguage();
  const { databaseId, version, titleEn, titleId } = useFragment(
    graphql`
      fragment DeleteNewsArticleButton_article on NewsArticle {
        databaseId
        version
        titleEn
        titleId
      }
    `,
    article,
  );
  const [asking, setAsking] = useState(false);
  /** The version that stands, once the server has refused to delete a newer one unasked. */
  const [newerVersion, setNewerVersion] = useState<number | null>(null);
  const { deleteArticle, isDeleting } = useDeleteNewsArticle(connectionId);
  const handleCancel = () => {
    setAsking(false);
    setNewerVersion(null);
  };
  const handleConfirm = async () => {
    const outcome = await deleteArticle({ id: databaseId, version: newerVersion ?? version });
    if (outcome.kind === 'conflict') setNewerVersion(outcome.currentVersion);
    else handleCancel();
  };
  return (
    <>
      <IconButton variant="danger" label={texts.delete(titleEn)} onClick={() => setAsking(true)}>
        <TrashIcon />
      </IconButton>
      <ConfirmDialog
        open={asking}
        danger
        title={texts.deleteTitle}
        thing={pick(language, titleEn, titleId)}
        description={newerVersion === null ? texts.deleteText : texts.deleteConflictText}
        confirmLabel={isDeleting ? texts.deleting : texts.deleteConfirm}
        cancelLabel={texts.cancel}
        busy={isDeleting}
        onConfirm={() => void handleConfirm()}
        onCancel={handleCancel}
      />
    </>
  );
}
