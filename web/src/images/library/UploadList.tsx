import { useId } from 'react';
import { numberFormat } from '../../shared/language.ts';
import { imagesAdminTexts } from './imagesAdminTexts.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import * as type from '../../theme/typography.css.ts';
import { Button } from '../../ui/Button.tsx';
import { WarningIcon } from '../../ui/icons.tsx';
import { CheckIcon } from '../../ui/moreIcons.tsx';
import * as styles from './UploadList.css.ts';
import { uploadNotice } from './uploadNotice.ts';
import type { Upload } from './useUploads.ts';

interface Props {
  uploads: readonly Upload[];
  isUploading: boolean;
  onClear: () => void;
}

/** The files uploaded since the page was opened, with their progress and outcome, which outlasts the toast. */
export function UploadList({ uploads, isUploading, onClear }: Props) {
  const texts = useTexts(imagesAdminTexts);
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.uploads}>
      <div className={styles.head}>
        <h2 id={titleId} className={type.title}>
          {texts.uploads}
        </h2>
        {!isUploading && (
          <Button variant="secondary" size="small" onClick={onClear}>
            {texts.clearUploads}
          </Button>
        )}
      </div>
      <ul>
        {uploads.map((upload) => (
          <UploadItem key={upload.id} upload={upload} />
        ))}
      </ul>
    </section>
  );
}

function UploadItem({ upload: { name, state } }: { upload: Upload }) {
  const texts = useTexts(imagesAdminTexts);
  const { locale } = numberFormat(useLanguage().language).resolvedOptions();
  if (state.kind === 'waiting' || state.kind === 'sending') {
    const percent = state.kind === 'sending' ? state.percent : 0;
    const written = (percent / 100).toLocaleString(locale, { style: 'percent' });
    return (
      <li className={styles.item}>
        <span className={styles.name}>{name}</span>
        <span className={styles.state}>
          {state.kind === 'sending' ? texts.uploading(written) : texts.waiting}
        </span>
        <progress aria-label={texts.progress(name)} max={100} value={percent} className={styles.progress} />
      </li>
    );
  }
  const { title, description } = uploadNotice(texts, name, state);
  const isGood = state.kind === 'uploaded';
  return (
    <li className={styles.item}>
      <span className={styles.name}>{name}</span>
      <span className={isGood ? styles.good : styles.bad}>
        {isGood ? <CheckIcon /> : <WarningIcon />}
        {title}
      </span>
      {!isGood && <span className={styles.outcome}>{description}</span>}
    </li>
  );
}
