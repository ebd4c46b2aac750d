import { useNavigate, useSearchParams } from 'react-router-dom';
import { TranslationFilter } from '../../admin/list/TranslationFilter.tsx';
import { contentAdminTexts } from './contentAdminTexts.ts';
import { numberFormat } from '../../shared/language.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { contentGroups } from '../../shared/content/descriptions/describe.ts';
import {
  contentStates,
  hasState,
  readContentFilter,
  withContentFilter,
  type ContentFilter,
} from './contentFilter.ts';
import * as styles from './ContentPage.css.ts';
import { ContentSearch } from './ContentSearch.tsx';
import type { ContentItem } from './useContentKeys.ts';

interface Props {
  filter: ContentFilter;
  /** The keys that match the search and the group, in any state. */
  found: readonly ContentItem[];
}

/** Filters the keys. The filter is in the address, so that it can be shared and survives a reload. */
export function ContentFilters({ filter, found }: Props) {
  const texts = useTexts(contentAdminTexts);
  const number = numberFormat(useLanguage().language);
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const show = (next: Partial<ContentFilter>) =>
    void navigate(
      { search: withContentFilter(parameters, { ...filter, ...next }).toString() },
      // Back leaves the list instead of stepping through every search that was typed.
      { replace: true, preventScrollReset: true },
    );
  const countOf = (state: ContentFilter['state']) => found.filter((item) => hasState(item, state)).length;
  return (
    <div className={styles.filters}>
      <ContentSearch search={filter.search} onSearch={(search) => show({ search })} />
      <SelectField
        label={texts.group}
        placeholder={texts.allGroups}
        options={contentGroups.map((group) => ({ value: group, label: texts.groups[group] }))}
        value={filter.group ?? ''}
        onChange={({ target }) =>
          show({ group: readContentFilter(new URLSearchParams({ group: target.value })).group })
        }
      />
      <div role="group" aria-label={texts.state} className={styles.states}>
        {contentStates.map((state) => (
          <Chip key={state} pressed={state === filter.state} onPress={() => show({ state })}>
            {texts.states[state]}
            <span className={styles.count}>{number.format(countOf(state))}</span>
          </Chip>
        ))}
      </div>
      <TranslationFilter />
      {/* The chip shows it to sighted readers. */}
      <div role="status">
        <VisuallyHidden>{texts.found(number.format(countOf(filter.state)))}</VisuallyHidden>
      </div>
    </div>
  );
}
