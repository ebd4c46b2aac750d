import * as styles from '../../admin/form/EditForm.css.ts';
import { localTimeZone } from '../../admin/form/localDateTime.ts';
import { problemText, type Field } from '../../admin/form/problems.ts';
import type { EditFormState } from '../../admin/form/useEditForm.ts';
import { formTexts } from '../../language/formAdmin.ts';
import { ImageField } from '../../images/admin/ImageField.tsx';
import { numberFormat } from '../../language/language.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { categoryName, newsTexts } from '../../language/news.ts';
import { newsAdminTexts } from '../../language/newsAdmin.ts';
import * as type from '../../theme/typography.css.ts';
import { SwitchField } from '../../ui/CheckboxField.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { adminCategories, newsLimits, type NewsFormValues } from './newsFormValues.ts';

interface Props {
  form: EditFormState<NewsFormValues>;
  isNew: boolean;
}

/** Everything of an article that is the same in both languages. */
export function NewsDetailFields({ form, isNew }: Props) {
  const texts = useTexts(newsAdminTexts);
  const { category: names } = useTexts(newsTexts);
  const number = numberFormat(useLanguage().language);
  const words = useTexts(formTexts);
  const { values, base, problems, change } = form;
  const errorOf = (field: Field<NewsFormValues>, invalid?: string) =>
    problemText(words, number, problems[field], invalid);
  // The article's own category stays on offer when it is none of the admin's.
  const categories = [...new Set([...adminCategories, base.category])].filter(Boolean);
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
      <ImageField
        label={texts.imageUrl}
        name="imageUrl"
        maxLength={newsLimits.imageUrl}
        hint={texts.imageUrlHint}
        value={values.imageUrl}
        error={errorOf('imageUrl', texts.invalidImageUrl)}
        onChange={(imageUrl) => change({ imageUrl })}
      />
      <TextField
        label={texts.publishedAt}
        name="publishedAt"
        type="datetime-local"
        max="9999-12-31T23:59"
        hint={dateHint(localTimeZone())}
        value={values.publishedAt}
        error={errorOf('publishedAt', texts.invalidDate)}
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
