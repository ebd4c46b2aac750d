import { databaseAdminTexts } from '../../language/databaseAdmin.ts';
import { numberFormat } from '../../language/language.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import * as styles from './ImportFile.css.ts';
import type { Problem } from './importFile.ts';
import { RefusedFile } from './RefusedFile.tsx';
import { nameIn } from './names.ts';

/** So many are shown; the rest is counted. */
const shown = 100;

interface Props {
  name: string;
  problems: readonly Problem[];
}

/** What is wrong with a file: one sentence about the whole, or each place in it. */
export function ArchiveProblems({ name, problems }: Props) {
  const texts = useTexts(databaseAdminTexts);
  const number = numberFormat(useLanguage().language);
  const ofTheFile = {
    NOT_JSON: texts.notJson,
    NOT_AN_ARCHIVE: texts.notAnArchive,
    NEWER_VERSION: texts.newerVersion,
  };
  const [first] = problems;
  const whole = first && nameIn(ofTheFile, first.code);
  if (first && whole) {
    return (
      <RefusedFile name={name}>
        <p>{whole}</p>
        {first.code === 'NOT_JSON' && (
          <p lang="en" className={styles.detail}>
            {first.message}
          </p>
        )}
      </RefusedFile>
    );
  }
  return (
    <RefusedFile name={name}>
      <p>{problems.length === 1 ? texts.oneProblem : texts.problems(number.format(problems.length))}</p>
      {/* A list that scrolls can be reached by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul tabIndex={0} aria-label={texts.fileRefused(name)} className={styles.problems}>
        {problems.slice(0, shown).map((problem) => (
          <li key={`${problem.entity} ${problem.row} ${problem.field} ${problem.code}`}>
            <ProblemLine problem={problem} />
          </li>
        ))}
      </ul>
      {problems.length > shown && <p>{texts.moreProblems(number.format(problems.length - shown))}</p>}
    </RefusedFile>
  );
}

function ProblemLine({ problem: { code, entity, row, field, message } }: { problem: Problem }) {
  const texts = useTexts(databaseAdminTexts);
  const number = numberFormat(useLanguage().language);
  const place = [
    !entity ? texts.head : (nameIn(texts.entities, entity) ?? entity),
    row && texts.row(number.format(row)),
    field,
  ];
  const told = nameIn(texts.problem, code);
  return (
    <>
      <span className={styles.place}>{place.filter(Boolean).join(', ')}</span> {told}
      {code !== 'REQUIRED' && (
        <span lang="en" className={styles.detail}>
          {' '}
          {message}
        </span>
      )}
    </>
  );
}
