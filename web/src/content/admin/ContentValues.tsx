import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ContentValues_contentKey$key } from '../../__generated__/ContentValues_contentKey.graphql.ts';
import { contentAdminTexts } from './contentAdminTexts.ts';
import { formTexts } from '../../language/formTexts.ts';
import { languages, type Language } from '../../shared/language.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { findContentKey } from '../../shared/content/contentKeys.ts';
import { isOftenShared } from './contentControl.ts';
import * as styles from './ContentRow.css.ts';
import { ContentThumbnail } from './ContentThumbnail.tsx';

interface Props {
  contentKey: ContentValues_contentKey$key;
}

const each = languages.map((language) => [language]);

/** The text in both languages, at most two lines each: the stored value, or the paler fallback. */
export function ContentValues({ contentKey }: Props) {
  const texts = useTexts(contentAdminTexts);
  const words = useTexts(formTexts);
  const { key, entry } = useFragment(
    graphql`
      fragment ContentValues_contentKey on ContentKey {
        key
        entry {
          valueEn
          valueId
          imageEn {
            ...ContentThumbnail_picture
          }
          imageId {
            ...ContentThumbnail_picture
          }
        }
      }
    `,
    contentKey,
  );
  const declared = findContentKey(key);
  const names = { en: words.english, id: words.indonesian };
  const values = entry ? { en: entry.valueEn, id: entry.valueId } : declared?.fallback;
  const pictures = { en: entry?.imageEn, id: entry?.imageId };
  const isImage = declared?.kind === 'image';
  const mayBeShared = isOftenShared(declared);
  const isShared = mayBeShared && values?.en === values?.id;

  const shown = (language: Language) => {
    const value = values?.[language] ?? '';
    if (value === '')
      return <span className={styles.address}>{isImage ? texts.ownCloth : texts.nothing}</span>;
    if (!isImage) return <span className={styles.clamped}>{value}</span>;
    return (
      <>
        <ContentThumbnail url={value} picture={pictures[language]} />
        <span className={styles.address}>{value}</span>
      </>
    );
  };
  return (
    <dl className={styles.values}>
      {(isShared ? [languages] : each).map((together) => (
        <div key={together.join(' ')} className={isShared ? styles.shared : styles.value}>
          {together.map((language) => (
            <dt key={language} className={styles.language}>
              <span aria-hidden>{language.toUpperCase()}</span>
              <VisuallyHidden>{names[language]}</VisuallyHidden>
            </dt>
          ))}
          <dd lang={mayBeShared ? undefined : together[0]} className={entry ? styles.text : styles.fallback}>
            {shown(together[0] ?? 'en')}
          </dd>
        </div>
      ))}
    </dl>
  );
}
