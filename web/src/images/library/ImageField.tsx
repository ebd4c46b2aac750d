import { useState, type ReactNode } from 'react';
import { useQueryLoader } from 'react-relay/hooks.js';
import pickerListQuery from '../../__generated__/usePickerListQuery$parameters.ts';
import type { usePickerListQuery } from '../../__generated__/usePickerListQuery.graphql.ts';
import { imagesAdminTexts } from './imagesAdminTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Line } from '../../ui/LineField.tsx';
import { CloseIcon } from '../../ui/icons.tsx';
import { usePiece } from '../../page/usePiece.ts';
import { AddressThumbnail } from './AddressThumbnail.tsx';
import * as styles from './ImageField.css.ts';
import { LibraryIcon } from './imageIcons.tsx';

const loadPicker = async () => (await import('./ImagePicker.tsx')).ImagePicker;

export interface ImageFieldProps {
  label: string;
  hint?: ReactNode;
  name: string;
  /** The picture’s address: http(s), or a path on this site; empty for none. */
  value: string;
  required?: boolean;
  error?: string | undefined;
  maxLength: number;
  onChange: (url: string) => void;
}

/** The address of a picture: typed, pasted, or chosen from the library, which is loaded when it opens. */
export function ImageField({ label, value, onChange, hint, error, ...input }: ImageFieldProps) {
  const texts = useTexts(imagesAdminTexts);
  const [queryRef, load, unload] = useQueryLoader<usePickerListQuery>(pickerListQuery);
  const [isOpen, setOpen] = useState(false);
  const [ImagePicker, readyPicker] = usePiece(loadPicker);
  const handleOpen = async () => {
    if (!(await readyPicker())) return;
    load({ search: null }, { fetchPolicy: 'store-and-network' });
    setOpen(true);
  };
  const handleDismiss = () => {
    setOpen(false);
    unload();
  };
  const handleChoose = (url: string) => {
    onChange(url);
    handleDismiss();
  };
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
                onClick={() => void handleOpen()}
              >
                <LibraryIcon />
                {texts.chooseFromLibrary}
              </Button>
            </span>
          </div>
        )}
      />
      {ImagePicker && isOpen && queryRef && (
        <ImagePicker queryRef={queryRef} value={value} onChoose={handleChoose} onDismiss={handleDismiss} />
      )}
    </div>
  );
}
