import { graphql, useFragment } from 'react-relay/hooks.js';
import { Link } from 'react-router-dom';
import type { PatternRow_pattern$key } from '../../__generated__/PatternRow_pattern.graphql.ts';
import { DeleteButton } from '../../admin/list/DeleteButton.tsx';
import * as styles from '../../admin/list/Row.css.ts';
import { pick } from '../../language/language.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { patternsAdminTexts } from '../../language/patternsAdmin.ts';
import { iconButtonStyle } from '../../ui/IconButton.tsx';
import { EditIcon, ExternalIcon, MapPinIcon } from '../../ui/icons.tsx';
import * as own from './PatternRow.css.ts';
import { PatternThumbnail } from './PatternThumbnail.tsx';
import { useDeletePattern } from './useDeletePattern.ts';

interface Props {
  pattern: PatternRow_pattern$key;
  connectionId: string;
}

/** One pattern: its names, what it means, where it comes from, and what can be done with it. */
export function PatternRow({ pattern: key, connectionId }: Props) {
  const texts = useTexts(patternsAdminTexts);
  const pattern = useFragment(
    graphql`
      fragment PatternRow_pattern on BatikPattern {
        databaseId
        version
        nameEn
        nameId
        origin
        meaningEn
        ...PatternThumbnail_pattern
      }
    `,
    key,
  );
  const { databaseId, nameEn, nameId, origin, meaningEn } = pattern;
  const { language } = useLanguage();
  const name = pick(language, nameEn, nameId);
  const { remove, isDeleting } = useDeletePattern(connectionId);
  return (
    <article className={styles.row}>
      <PatternThumbnail pattern={pattern} />
      <div className={styles.texts}>
        <h2 lang="en" className={styles.title}>
          {nameEn}
        </h2>
        <p lang="id" className={styles.translation}>
          {nameId}
        </p>
        {meaningEn && (
          <p lang="en" className={styles.excerpt}>
            {meaningEn}
          </p>
        )}
      </div>
      <div className={styles.states}>
        {origin && (
          <p className={own.origin}>
            <MapPinIcon />
            {origin}
          </p>
        )}
      </div>
      <div className={styles.actions}>
        <a
          href={`/heritage#pattern-${databaseId}`}
          target="_blank"
          rel="noreferrer"
          aria-label={texts.view(name)}
          title={texts.view(name)}
          className={iconButtonStyle()}
        >
          <ExternalIcon />
        </a>
        <Link
          to={`/admin/patterns/${databaseId}`}
          aria-label={texts.edit(name)}
          title={texts.edit(name)}
          className={iconButtonStyle()}
        >
          <EditIcon />
        </Link>
        <DeleteButton
          row={{ databaseId, version: pattern.version }}
          thing={name}
          question={texts.deleteTitle}
          isDeleting={isDeleting}
          onDelete={remove}
        />
      </div>
    </article>
  );
}
