import { Fragment } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { GlossaryRow_term$key } from '../../__generated__/GlossaryRow_term.graphql.ts';
import * as rowStyles from '../../admin/list/Row.css.ts';
import { CopyChip } from '../../admin/list/CopyChip.tsx';
import { OpenBy } from '../../admin/presence/PeopleHere.tsx';
import { LastChange } from '../../admin/list/LastChange.tsx';
import { RowActions } from '../../admin/section/RowActions.tsx';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { ownFirst } from '../../language/ownFirst.ts';
import { wrongForms } from '../../shared/glossary.ts';
import { pick } from '../../shared/language.ts';
import { glossaryAdminTexts } from './glossaryAdminTexts.ts';
import * as styles from './GlossaryRow.css.ts';

interface Props {
  item: GlossaryRow_term$key;
}

/** A term in both languages, with what the site does not write and why. */
export function GlossaryRow({ item }: Props) {
  const texts = useTexts(glossaryAdminTexts);
  const { language } = useLanguage();
  const term = useFragment(
    graphql`
      fragment GlossaryRow_term on GlossaryTerm {
        databaseId
        version
        unpublishedChanges
        lastChange {
          ...LastChange_change
        }
        termEn
        termId
        wrongEn
        wrongId
        reasonEn
        reasonId
      }
    `,
    item,
  );
  const name = pick(language, term.termEn, term.termId);
  const english = wrongForms(term.wrongEn);
  const wrong = [
    ...english.map((form) => ({ form, lang: 'en' })),
    ...wrongForms(term.wrongId)
      .filter((form) => !english.includes(form))
      .map((form) => ({ form, lang: 'id' })),
  ];
  return (
    <article className={styles.row}>
      <div className={rowStyles.texts}>
        <h2 className={rowStyles.title}>
          {ownFirst(language, term.termEn, term.termId).map(({ lang, text }, place) => (
            <Fragment key={lang}>
              {place > 0 && ' · '}
              <span lang={lang}>{text}</span>
            </Fragment>
          ))}
        </h2>
        <div className={rowStyles.statesBelow}>
          <OpenBy entity="GlossaryTerm" id={term.databaseId} />
          <CopyChip unpublishedChanges={term.unpublishedChanges} />
          <LastChange change={term.lastChange} />
        </div>
        {wrong.length > 0 && (
          <p className={styles.wrong}>
            {texts.not}{' '}
            {wrong.map(({ form, lang }, place) => (
              <Fragment key={form}>
                {place > 0 && ', '}
                <s lang={lang}>{form}</s>
              </Fragment>
            ))}
          </p>
        )}
      </div>
      <p className={styles.reason}>{pick(language, term.reasonEn, term.reasonId)}</p>
      <div className={rowStyles.actions}>
        <RowActions id={term.databaseId} version={term.version} name={name} />
      </div>
    </article>
  );
}
