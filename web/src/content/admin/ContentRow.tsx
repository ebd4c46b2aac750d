import { graphql, useFragment } from 'react-relay/hooks.js';
import { Link } from 'react-router-dom';
import type { ContentRow_contentKey$key } from '../../__generated__/ContentRow_contentKey.graphql.ts';
import { DeleteButton } from '../../admin/list/DeleteButton.tsx';
import { TranslationBadges } from '../../admin/list/TranslationBadges.tsx';
import { contentAdminTexts } from './contentAdminTexts.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { iconButtonStyle } from '../../ui/IconButton.tsx';
import { EditIcon } from '../../ui/moreIcons.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { findContentKey } from '../../shared/content/contentKeys.ts';
import { ContentEditor } from './ContentEditor.tsx';
import * as styles from './ContentRow.css.ts';
import { ContentStateBadges } from './ContentStateBadges.tsx';
import { ContentValues } from './ContentValues.tsx';
import { useDeleteContentEntry } from './useDeleteContentEntry.ts';
import { useFocusWhenLost } from '../../page/useFocusWhenLost.ts';
import { useOpenForm } from './useOpenForm.ts';

interface Props {
  contentKey: ContentRow_contentKey$key;
}

/** One key: its name, its state and both values, or the form that edits them. */
export function ContentRow({ contentKey: reference }: Props) {
  const texts = useTexts(contentAdminTexts);
  const contentKey = useFragment(
    graphql`
      fragment ContentRow_contentKey on ContentKey {
        key
        state
        untranslated
        entry {
          version
          hidden
          translationGaps {
            ...TranslationBadges_gaps
          }
        }
        ...ContentValues_contentKey
        ...ContentEditor_contentKey
      }
    `,
    reference,
  );
  const { key, state, untranslated, entry } = contentKey;
  const { language } = useLanguage();
  const { mayPublish, editedKey, editAddress } = useOpenForm();
  const { remove, isDeleting } = useDeleteContentEntry();
  // An author may change what visitors do not see.
  const mayChange = mayPublish || entry?.hidden === true;
  const isEdited = mayChange && editedKey === key;
  const editLink = useFocusWhenLost<HTMLAnchorElement>(`${isEdited} ${Boolean(entry)}`);
  const label = findContentKey(key)?.label[language];
  const name = texts.keyAndLabel(key, label ?? '');
  return (
    <article className={isEdited ? styles.edited : styles.row}>
      <div className={styles.head}>
        {/* In edit mode, the form’s fields show the name. */}
        <h3 className={label ? styles.label : styles.key}>
          {isEdited && label ? <VisuallyHidden>{label}</VisuallyHidden> : (label ?? key)}
        </h3>
        {label && <p className={styles.key}>{key}</p>}
        <ContentStateBadges state={state} isSame={untranslated} />
        {entry && <TranslationBadges gaps={entry.translationGaps} />}
      </div>
      {isEdited ? (
        <div className={styles.form}>
          <ContentEditor contentKey={contentKey} />
        </div>
      ) : (
        <>
          <ContentValues contentKey={contentKey} />
          <div className={styles.actions}>
            {mayChange && (
              <Link
                ref={editLink}
                to={editAddress(key)}
                aria-label={texts.edit(name)}
                title={texts.edit(name)}
                className={iconButtonStyle()}
              >
                <EditIcon />
              </Link>
            )}
            {mayPublish && entry && (
              <DeleteButton
                row={{ databaseId: key, version: entry.version }}
                thing={name}
                question={texts.deleteTitle}
                text={state === 'UNKNOWN' ? texts.deleteUnknownText : texts.deleteText}
                isDeleting={isDeleting}
                onDelete={remove}
              />
            )}
          </div>
        </>
      )}
    </article>
  );
}
