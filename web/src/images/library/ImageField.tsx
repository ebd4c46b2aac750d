import type { ReactNode } from 'react';
import { imagesAdminTexts } from './imagesAdminTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Line } from '../../ui/LineField.tsx';
import { CloseIcon } from '../../ui/icons.tsx';
import { AddressThumbnail } from './AddressThumbnail.tsx';
import * as styles from './ImageField.css.ts';
import { LibraryIcon } from './imageIcons.tsx';
import { useImagePicker } from './useImagePicker.tsx';

export interface ImageFieldProps {
  label: string;
  hint?: ReactNode;
  name: string;
  /** The picture’s address: http(s), or a path on this site; empty for none. */
  value: string;
  required?: boolean;
  error?: string | undefined;
  onChange: (url: string) => void;
}

/** The address of a picture: typed, pasted, or chosen from the library, which is loaded when it opens. */
export function ImageField({ label, value, onChange, hint, error, ...input }: ImageFieldProps) {
  const texts = useTexts(imagesAdminTexts);
  const { open, picker } = useImagePicker(value, onChange);
  return (
    <div className={styles.field}>
      <Field
        label={label}
        hint={hint}
        error={error}
        required={input.required}
        control={(ties) => (
          <div className={styles.row}>
            <AddressThumbnail url={value} />
            <div className={styles.address}>
              <Line
                {...input}
                {...ties}
                inputMode="url"
                autoCapitalize="none"
                spellCheck={false}
                value={value}
                className={styles.input}
                onChange={onChange}
              />
              {value !== '' && (
                <span className={styles.clear}>
                  <IconButton label={texts.clear(label)} onClick={() => onChange('')}>
                    <CloseIcon />
                  </IconButton>
                </span>
              )}
            </div>
            <span className={styles.choose}>
              <Button
                variant="secondary"
                size="small"
                aria-label={texts.chooseFromLibraryFor(label)}
                onClick={() => void open()}
              >
                <LibraryIcon />
                {texts.chooseFromLibrary}
              </Button>
            </span>
          </div>
        )}
      />
      {picker}
    </div>
  );
}
