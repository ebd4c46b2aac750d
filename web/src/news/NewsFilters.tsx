import type { FormEvent } from 'react';
import { useTexts } from '../language/LanguageProvider.tsx';
import { filterCategories } from '../shared/newsCategories.ts';
import { searchTextIn } from '../shared/searchText.ts';
import { newsListTexts } from './newsListTexts.ts';
import { newsTexts } from './newsTexts.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { SearchIcon } from '../ui/moreIcons.tsx';
import { PlainForm } from '../ui/PlainForm.tsx';
import { useGoTo } from '../page/useGoTo.ts';
import { useSearchField } from '../page/useSearchField.ts';
import { KeptParameters } from '../page/KeptParameters.tsx';
import { newsAddress, type NewsFilter } from './newsAddress.ts';
import * as styles from './NewsFilters.css.ts';

interface Props {
  filter: NewsFilter;
}

/**
 * The search box and the categories, always in reach. The filter is in the address, so that it can be shared; the forms work without
 * scripts.
 */
export function NewsFilters({ filter }: Props) {
  const texts = useTexts(newsListTexts);
  const { category: names } = useTexts(newsTexts);
  const goTo = useGoTo();
  const show = (next: NewsFilter) => goTo(newsAddress(next));
  const field = useSearchField(filter.search, () => show({ ...filter, search: '' }));
  // A category that is pressed applies to what is in the field, sent or not.
  const showTyped = (category: string) => show({ category, search: searchTextIn(field.ref.current?.value) });
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    showTyped(filter.category);
  };
  return (
    <div className={styles.filters}>
      <form role="search" action="/news" className={styles.search} onSubmit={handleSubmit}>
        <KeptParameters except={['q', 'after']} />
        <IconButton type="submit" label={texts.searchButton}>
          <SearchIcon />
        </IconButton>
        <input {...field} aria-label={texts.search} placeholder={texts.search} className={styles.field} />
      </form>
      <PlainForm action="/news" className={styles.categories}>
        <KeptParameters except={['category', 'after']} />
        <div role="group" aria-label={texts.categories} className={styles.group}>
          {filterCategories.map((category) => (
            <button
              key={category}
              type="submit"
              {...(category !== 'all' && { name: 'category', value: category })}
              aria-pressed={filter.category === category}
              onClick={() => showTyped(category)}
              className={styles.category}
            >
              {names[category]}
            </button>
          ))}
        </div>
      </PlainForm>
    </div>
  );
}
