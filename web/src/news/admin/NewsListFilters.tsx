import type { FormEvent } from 'react';
import { TranslationFilter } from '../../admin/list/TranslationFilter.tsx';
import { useFilterSearch } from '../../admin/list/useFilterSearch.ts';
import { formTexts } from '../../language/formTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { categoryName } from '../../shared/newsCategories.ts';
import { newsTexts } from '../newsTexts.ts';
import { newsAdminTexts } from './newsAdminTexts.ts';
import { Button } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { SearchIcon } from '../../ui/moreIcons.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { adminCategories } from './newsFields.ts';
import {
  newsListSearch,
  newsSorts,
  newsStates,
  readNewsListFilter,
  type NewsListFilter,
  type NewsSort,
} from './newsListFilter.ts';
import * as styles from './NewsListFilters.css.ts';

/** Filters the list. The filter is in the address, so that it survives a reload and Back. */
export function NewsListFilters() {
  const { search, change } = useFilterSearch();
  const filter = readNewsListFilter(search);
  const texts = useTexts(newsAdminTexts);
  const words = useTexts(formTexts);
  const { category: names } = useTexts(newsTexts);
  const show = (changed: Partial<NewsListFilter>) =>
    change((latest) => newsListSearch({ ...readNewsListFilter(latest), ...changed }));
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    show({ search: String(new FormData(event.currentTarget).get('q') ?? '').trim() });
  };
  const categories = [...new Set<string>([...adminCategories, filter.category])].filter(Boolean);
  return (
    <div className={styles.filters}>
      <form role="search" className={styles.search} onSubmit={handleSubmit}>
        <div className={styles.grow}>
          <TextField
            key={filter.search}
            label={texts.search}
            type="search"
            name="q"
            maxLength={200}
            defaultValue={filter.search}
            onInput={({ currentTarget }) => {
              // The browser’s own clear button empties the field: update the list.
              if (currentTarget.value === '' && filter.search) show({ search: '' });
            }}
          />
        </div>
        <Button type="submit" variant="secondary" aria-label={texts.searchButton}>
          <SearchIcon />
        </Button>
      </form>
      <div className={styles.choice}>
        <SelectField
          label={texts.category}
          placeholder={texts.allCategories}
          options={categories.map((value) => ({ value, label: categoryName(names, value) }))}
          value={filter.category}
          onChange={({ target }) => show({ category: target.value })}
        />
      </div>
      <div className={styles.choice}>
        <SelectField
          label={texts.sort}
          options={newsSorts.map((value) => ({ value, label: texts.sorts[value] }))}
          value={filter.sort}
          onChange={({ target }) => show({ sort: target.value as NewsSort })}
        />
      </div>
      <div role="group" aria-label={texts.state} className={styles.states}>
        {newsStates.map((state) => (
          <Chip key={state} pressed={state === filter.state} onPress={() => show({ state })}>
            {texts.states[state]}
          </Chip>
        ))}
      </div>
      <TranslationFilter />
      <Chip pressed={filter.unpublished} onPress={() => show({ unpublished: !filter.unpublished })}>
        {words.unpublishedChanges}
      </Chip>
    </div>
  );
}
