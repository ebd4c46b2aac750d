import { lazy, Suspense, useState } from 'react';
import { useQueryLoader } from 'react-relay/hooks.js';
import previewQuery from '../../__generated__/NewsPreviewQuery$parameters.ts';
import type { NewsPreviewQuery } from '../../__generated__/NewsPreviewQuery.graphql.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { newsAdminTexts } from '../../language/newsAdmin.ts';
import { Button } from '../../ui/Button.tsx';
import { EyeIcon } from '../../ui/icons.tsx';
import { newsArticleInput, type NewsFormValues } from './newsFormValues.ts';

const NewsPreview = lazy(async () => ({ default: (await import('./NewsPreview.tsx')).NewsPreview }));

interface Props {
  values: NewsFormValues;
  base: NewsFormValues;
}

/** Shows what is in the form as readers will see it, before anything is saved. */
export function PreviewButton({ values, base }: Props) {
  const texts = useTexts(newsAdminTexts);
  const [query, load, unload] = useQueryLoader<NewsPreviewQuery>(previewQuery);
  const [isOpen, setOpen] = useState(false);
  const handleOpen = () => {
    const { titleEn, titleId, category, ...input } = newsArticleInput(values, base);
    const given = Object.entries({ titleEn, titleId, category }).filter(([, text]) => text.trim() !== '');
    load({ input: { ...input, ...Object.fromEntries(given) } }, { fetchPolicy: 'network-only' });
    setOpen(true);
  };
  const handleDismiss = () => {
    setOpen(false);
    unload();
  };
  return (
    <>
      <Button variant="secondary" onClick={handleOpen}>
        <EyeIcon />
        {texts.preview}
      </Button>
      {query && (
        <Suspense>
          <NewsPreview open={isOpen} query={query} onDismiss={handleDismiss} />
        </Suspense>
      )}
    </>
  );
}
