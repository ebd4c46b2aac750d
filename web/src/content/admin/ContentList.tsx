import { Link, useSearchParams } from 'react-router-dom';
import { contentAdminTexts } from './contentAdminTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { buttonStyle } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { AddContent } from './AddContent.tsx';
import { ContentBlocks } from './ContentBlocks.tsx';
import { findContent, hasState, readContentFilter } from './contentFilter.ts';
import { ContentFilters } from './ContentFilters.tsx';
import { useContentKeys } from './useContentKeys.ts';
import { useOpenForm } from './useOpenForm.ts';

/** The form of a new entry while it is open, the filters, and the matching keys. */
export function ContentList() {
  const texts = useTexts(contentAdminTexts);
  const items = useContentKeys();
  const [parameters] = useSearchParams();
  const { editedKey, isAdding } = useOpenForm();
  const filter = readContentFilter(parameters);
  const found = findContent(items, filter);
  const shown = new Set(found.filter((item) => hasState(item, filter.state)));
  return (
    <>
      {isAdding && <AddContent items={items} suggested={items} />}
      <ContentFilters filter={filter} found={found} />
      {shown.size === 0 && (
        <EmptyState
          title={texts.noneFound}
          text={texts.noneFoundText}
          action={
            <Link to="/admin/content" className={buttonStyle({ variant: 'secondary' })}>
              {texts.showAll}
            </Link>
          }
        />
      )}
      {/* An open form stays, whatever the filters. */}
      <ContentBlocks items={items.filter((item) => shown.has(item) || item.key === editedKey)} />
    </>
  );
}
