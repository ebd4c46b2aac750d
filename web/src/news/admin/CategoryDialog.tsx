import { useId, type FormEvent } from 'react';
import { adminTexts } from '../../language/adminTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { categoryName } from '../../shared/newsCategories.ts';
import { newsTexts } from '../newsTexts.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { newsAdminTexts } from './newsAdminTexts.ts';
import { adminCategories } from './newsFields.ts';

interface Props {
  open: boolean;
  title: string;
  isBusy: boolean;
  onChoose: (category: string) => void;
  onDismiss: () => void;
}

/** Asks for the new category of several articles. */
export function CategoryDialog({ open, title, isBusy, onChoose, onDismiss }: Props) {
  const texts = useTexts(newsAdminTexts);
  const { category: names } = useTexts(newsTexts);
  const { close } = useTexts(adminTexts);
  const form = useId();
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onChoose(String(new FormData(event.currentTarget).get('category') ?? ''));
  };
  return (
    <Dialog
      open={open}
      onDismiss={onDismiss}
      title={title}
      closeLabel={close}
      size="small"
      footer={
        <Button type="submit" form={form} busy={isBusy}>
          {texts.bulkCategory}
        </Button>
      }
    >
      <form id={form} onSubmit={handleSubmit}>
        <SelectField
          label={texts.category}
          name="category"
          options={adminCategories.map((value) => ({ value, label: categoryName(names, value) }))}
        />
      </form>
    </Dialog>
  );
}
