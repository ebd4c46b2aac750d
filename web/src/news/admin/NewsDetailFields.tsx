import { numberFormat } from '../../language/language.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { categoryName, newsTexts } from '../../language/news.ts';
import { newsAdminTexts } from '../../language/newsAdmin.ts';
import * as type from '../../theme/typography.css.ts';
import { SwitchField } from '../../ui/CheckboxField.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { localTimeZone } from './localDateTime.ts';
import * as styles from './NewsForm.css.ts';
import { adminCategories, newsLimits, type NewsField } from './newsFormValues.ts';
import { problemText } from './newsProblems.ts';
import type { NewsFormState } from './useNewsForm.ts';

interface Props {
  form: NewsFormState;
  isNew: boolean;
  /** The article's own category stays on offer when it is none of the admin's. */
  ownCategory: string;
}

/** Everything of an article that is the same in both languages. */
export function NewsDetailFields({ form, isNew, ownCategory }: Props) {
  const texts = useTexts(newsAdminTexts);
  const { category: names } = useTexts(newsTexts);
  const number = numberFormat(useLanguage().language);
  const { values, problems, change } = form;
  const errorOf = (field: NewsField) => problemText(texts, number, field, problems[field]);
  const categories = [...new Set([...adminCategories, ownCategory])].filter(Boolean);
  const dateHint = isNew ? texts.publishedAtNewHint : texts.publishedAtHint;
  return (
    <fieldset className={styles.details}>
      <legend className={styles.legend}>
        <span className={type.title}>{texts.details}</span>
      </legend>
      <SelectField
        label={texts.category}
        name="category"
        required
        placeholder={texts.chooseCategory}
        options={categories.map((value) => ({ value, label: categoryName(names, value) }))}
        value={values.category}
        error={errorOf('category')}
        onChange={({ target }) => change({ category: target.value })}
      />
      <TextField
        label={texts.imageUrl}
        name="imageUrl"
        type="text"
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={newsLimits.imageUrl}
        hint={texts.imageUrlHint}
        value={values.imageUrl}
        error={errorOf('imageUrl')}
        onChange={({ target }) => change({ imageUrl: target.value })}
      />
      <TextField
        label={texts.publishedAt}
        name="publishedAt"
        type="datetime-local"
        max="9999-12-31T23:59"
        hint={dateHint(localTimeZone())}
        value={values.publishedAt}
        error={errorOf('publishedAt')}
        onChange={({ target }) => change({ publishedAt: target.value })}
      />
      <SwitchField
        label={texts.published}
        name="published"
        hint={texts.publishedHint}
        checked={values.published}
        onChange={({ target }) => change({ published: target.checked })}
      />
      <SwitchField
        label={texts.featured}
        name="featured"
        hint={texts.featuredHint}
        checked={values.featured}
        onChange={({ target }) => change({ featured: target.checked })}
      />
    </fieldset>
  );
}
