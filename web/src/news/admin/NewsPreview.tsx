import { Suspense, useState } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks.js';
import type { NewsPreviewQuery } from '../../__generated__/NewsPreviewQuery.graphql.ts';
import { languages } from '../../shared/language.ts';
import { LanguageProvider, useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { newsAdminTexts } from './newsAdminTexts.ts';
import { Reader } from '../../language/reader.ts';
import { adminTexts } from '../../language/adminTexts.ts';
import { Chip } from '../../ui/Chip.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Boundary } from '../../page/Boundary.tsx';
import { NewsArticleBody } from '../NewsArticleBody.tsx';
import * as styles from './NewsPreview.css.ts';

const query = graphql`
  query NewsPreviewQuery($input: NewsArticlePreviewInput!) @preloadable {
    newsArticlePreview(input: $input) {
      ...NewsArticleBody_article
    }
  }
`;

interface Props {
  open: boolean;
  query: PreloadedQuery<NewsPreviewQuery>;
  onDismiss: () => void;
}

/** An unsaved article as readers will see it, in either language. */
export function NewsPreview({ open, query: preloaded, onDismiss }: Props) {
  const texts = useTexts(newsAdminTexts);
  const { languageNames } = useTexts(adminTexts);
  const { language } = useLanguage();
  const [shown, setShown] = useState(language);
  return (
    <Dialog
      open={open}
      onDismiss={onDismiss}
      title={texts.previewTitle}
      closeLabel={texts.close}
      size="large"
    >
      <div role="group" aria-label={texts.previewLanguage} className={styles.languages}>
        {languages.map((name) => (
          <Chip key={name} pressed={name === shown} onPress={() => setShown(name)}>
            <span lang={name}>{languageNames[name]}</span>
          </Chip>
        ))}
      </div>
      <Boundary
        resetKey={preloaded}
        fallback={() => <EmptyState title={texts.previewFailed} text={texts.previewFailedText} />}
      >
        <Suspense fallback={<p>{texts.previewLoading}</p>}>
          <LanguageProvider key={shown} reader={new Reader(shown)}>
            <div lang={shown} className={styles.article}>
              <Article query={preloaded} />
            </div>
          </LanguageProvider>
        </Suspense>
      </Boundary>
    </Dialog>
  );
}

function Article({ query: preloaded }: Pick<Props, 'query'>) {
  const { newsArticlePreview } = usePreloadedQuery<NewsPreviewQuery>(query, preloaded);
  if (!newsArticlePreview) throw new Error('The preview is missing.');
  return <NewsArticleBody article={newsArticlePreview} />;
}
