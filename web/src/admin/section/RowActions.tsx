import { Link, useLocation } from 'react-router-dom';
import { useFormState } from '../../page/listPlace.ts';
import { iconButtonStyle } from '../../ui/IconButton.tsx';
import { CopyIcon, EditIcon, ExternalIcon } from '../../ui/moreIcons.tsx';
import { DeleteButton } from '../list/DeleteButton.tsx';
import { useChange } from '../../relay/useChange.ts';
import { formTexts } from '../../language/formTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { useDuplicateAddress } from './useSectionForm.ts';
import * as styles from './RowActions.css.ts';
import { useSectionOfRows } from './SectionContext.ts';

interface Props {
  /** The number in its address. */
  id: number;
  version: number;
  /** The name of the row, in the dashboard’s language. */
  name: string;
  /** A page about it, opened in a new tab. */
  external?: { href: string; label: string } | null;
}

/** The actions of a row: view, edit, duplicate and, for those who may publish its noun, delete. */
export function RowActions({ id, version, name, external }: Props) {
  const { address, texts, connectionId, mayPublish, remove, refreshTotal } = useSectionOfRows();
  const words = useTexts(formTexts);
  const { search } = useLocation();
  const { change, isChanging } = useChange(remove, {
    done: texts.deleted,
    failed: texts.deleteFailed,
    onSaved: () => void refreshTotal(),
  });
  const edit = texts.edit(name);
  return (
    <>
      {external && (
        <a
          href={external.href}
          target="_blank"
          rel="noreferrer"
          aria-label={external.label}
          title={external.label}
          className={iconButtonStyle()}
        >
          <ExternalIcon />
        </a>
      )}
      <Link
        to={`${address}/${id}${search}`}
        state={useFormState()}
        aria-label={edit}
        title={edit}
        className={iconButtonStyle()}
      >
        <EditIcon />
      </Link>
      <Link
        to={useDuplicateAddress(address, id)}
        state={useFormState()}
        aria-label={words.duplicateOf(name)}
        title={words.duplicateOf(name)}
        className={`${iconButtonStyle()} ${styles.roomy}`}
      >
        <CopyIcon />
      </Link>
      {mayPublish && (
        <DeleteButton
          row={{ databaseId: id, version }}
          thing={name}
          question={texts.deleteTitle}
          isDeleting={isChanging}
          onDelete={(row) => change({ ...row, connections: [connectionId] })}
        />
      )}
    </>
  );
}
