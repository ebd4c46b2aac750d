import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTexts } from '../language/LanguageProvider.tsx';
import { newsTexts } from './newsTexts.ts';
import { Button } from '../ui/Button.tsx';
import { Chip } from '../ui/Chip.tsx';
import { SearchIcon } from '../ui/icons.tsx';
import { TextField } from '../ui/TextField.tsx';
import { filterCategories, newsAddress, type NewsFilter } from './newsAddress.ts';
import * as styles from './NewsFilters.css.ts';

interface Props {
  filter: NewsFilter;
}

/**
 * The search box and category buttons. The filter is in the address, so that it can be shared; the form works without
 * scripts.
 */
export function NewsFilters({ filter }: Props) {
  const texts = useTexts(newsTexts);
  const navigate = useNavigate();
  const show = (next: NewsFilter) => navigate(newsAddress(next), { preventScrollReset: true });
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const search = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    void show({ ...filter, search });
  };
  return (
    <div className={styles.filters}>
      <form role="search" action="/news" className={styles.search} onSubmit={handleSubmit}>
        {filter.category !== 'all' && <input type="hidden" name="category" value={filter.category} />}
        <div className={styles.field}>
          <TextField
            key={filter.search}
            label={texts.search}
            type="search"
            name="q"
            maxLength={200}
            defaultValue={filter.search}
            onInput={({ currentTarget }) => {
              // The browser’s own clear button empties the field: update the list.
              if (currentTarget.value === '' && filter.search) void show({ ...filter, search: '' });
            }}
          />
        </div>
        <Button type="submit" variant="secondary">
          <SearchIcon />
          {texts.searchButton}
        </Button>
      </form>
      <div role="group" aria-label={texts.categories} className={styles.categories}>
        {filterCategories.map((category) => (
          <Chip
            key={category}
            pressed={filter.category === category}
            onPress={() => void show({ ...filter, category })}
          >
            {texts.category[category]}
          </Chip>
        ))}
      </div>
    </div>
  );
}
