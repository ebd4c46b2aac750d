import { useFilterSearch } from '../../admin/list/useFilterSearch.ts';
import { contactTexts } from '../contactTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { contactAdminTexts } from './contactAdminTexts.ts';
import { Chip } from '../../ui/Chip.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import * as styles from './MessagesPage.css.ts';
import {
  messagesSearch,
  messageStates,
  messageTypes,
  readMessagesFilter,
  type MessagesFilter,
} from './messagesFilter.ts';

/** Filters the messages. The filter is in the address, so that it survives a reload and Back. */
export function MessagesFilters() {
  const texts = useTexts(contactAdminTexts);
  const { types } = useTexts(contactTexts);
  const { search, change } = useFilterSearch();
  const filter = readMessagesFilter(search);
  const show = (changed: Partial<MessagesFilter>) =>
    change((latest) => messagesSearch({ ...readMessagesFilter(latest), ...changed }));
  return (
    <div className={styles.filters}>
      <div className={styles.type}>
        <SelectField
          label={texts.type}
          placeholder={texts.allTypes}
          options={messageTypes.map((type) => ({ value: type, label: types[type] }))}
          value={filter.type ?? ''}
          onChange={({ target }) => {
            const { type } = readMessagesFilter(`?type=${target.value}`);
            show({ type });
          }}
        />
      </div>
      <div role="group" aria-label={texts.state} className={styles.states}>
        {messageStates.map((state) => (
          <Chip key={state} pressed={state === filter.state} onPress={() => show({ state })}>
            {texts[state]}
          </Chip>
        ))}
      </div>
    </div>
  );
}
