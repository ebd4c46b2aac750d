import { ImageField } from '../../images/library/ImageField.tsx';
import { contentAdminTexts } from './contentAdminTexts.ts';
import type { Language } from '../../shared/language.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { ContentControl } from './contentControl.ts';

interface Props {
  /** Markdown has a field of its own, for both languages. */
  control: Exclude<ContentControl, 'markdown'>;
  label: string;
  name: 'valueEn' | 'valueId';
  /** The language of its text. */
  lang: Language | undefined;
  required: boolean;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** One value in the field for its kind; long texts have three rows (docs/product.md#editing-content). */
export function ContentValueField({ control, onChange, ...props }: Props) {
  const hint = useTexts(contentAdminTexts).hints[control];
  const field = {
    ...props,
    hint,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  const address = { autoCapitalize: 'none', spellCheck: false } as const;
  switch (control) {
    case 'image': {
      const { lang: _lang, ...picture } = props;
      return <ImageField {...picture} hint={hint} onChange={onChange} />;
    }
    case 'lines':
      return <TextAreaField {...field} rows={3} />;
    case 'link':
      return <TextField {...field} {...address} type="url" />;
    case 'email':
    case 'contact':
      return <TextField {...field} {...address} />;
    case 'day':
      return <TextField {...field} type="date" max="9999-12-31" />;
    case 'percentage':
      return <TextField {...field} inputMode="decimal" autoComplete="off" />;
    case 'provinces':
      return <TextField {...field} autoComplete="off" autoCapitalize="characters" spellCheck={false} />;
    default:
      return <TextField {...field} />;
  }
}
