import { useState } from 'react';
import { useQueryLoader } from 'react-relay/hooks.js';
import type { newsFields_article$key } from '../../__generated__/newsFields_article.graphql.ts';
import previewQuery from '../../__generated__/NewsPreviewQuery$parameters.ts';
import type { NewsPreviewQuery } from '../../__generated__/NewsPreviewQuery.graphql.ts';
import type { FormOf } from '../../admin/form/fieldSet.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { newsAdminTexts } from './newsAdminTexts.ts';
import { Button } from '../../ui/Button.tsx';
import { EyeIcon } from '../../ui/icons.tsx';
import { usePiece } from '../../page/usePiece.ts';
import { unfinishedArticle } from './unfinishedArticle.ts';

const loadPreview = async () => (await import('./NewsPreview.tsx')).NewsPreview;

interface Props {
  form: FormOf<newsFields_article$key>;
}

/** Shows the form’s current values as readers will see them, before they are saved. */
export function PreviewButton({ form }: Props) {
  const texts = useTexts(newsAdminTexts);
  const [query, load, unload] = useQueryLoader<NewsPreviewQuery>(previewQuery);
  const [isOpen, setOpen] = useState(false);
  const [NewsPreview, readyPreview] = usePiece(loadPreview);
  const handleOpen = async () => {
    if (!(await readyPreview())) return;
    load({ input: unfinishedArticle(form) }, { fetchPolicy: 'network-only' });
    setOpen(true);
  };
  const handleDismiss = () => {
    setOpen(false);
    unload();
  };
  return (
    <>
      <Button variant="secondary" onClick={() => void handleOpen()}>
        <EyeIcon />
        {texts.preview}
      </Button>
      {NewsPreview && query && <NewsPreview open={isOpen} query={query} onDismiss={handleDismiss} />}
    </>
  );
}
