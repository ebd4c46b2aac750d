import { databaseTexts } from './databaseTexts.ts';
import { importRefusalTexts } from './importRefusalTexts.ts';
import { formTexts } from '../../language/formTexts.ts';
import { numberFormat } from '../../shared/language.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import * as styles from './ImportFile.css.ts';
import type { Problem } from './importFile.ts';
import { RefusedFile } from './RefusedFile.tsx';
import { nameIn } from '../../language/nameIn.ts';

/** The maximum number of listed problems; the rest are only counted. */
const shown = 100;

interface Props {
  name: string;
  problems: readonly Problem[];
}

/** The problems of a file: one sentence about the whole file, or each place in it. */
export function ArchiveProblems({ name, problems }: Props) {
  const texts = useTexts(importRefusalTexts);
  const page = useTexts(databaseTexts);
  const words = useTexts(formTexts);
  const number = numberFormat(useLanguage().language);
  const ofTheFile = {
    NOT_JSON: texts.notJson,
    NOT_AN_ARCHIVE: texts.notAnArchive,
    NEWER_VERSION: texts.newerVersion,
  };
  const [first] = problems;
  const whole = first && nameIn(ofTheFile, first.code);
  if (first && whole) {
    const detail = first.code === 'NOT_JSON' && words.serverWords(first.message);
    return (
      <RefusedFile name={name}>
        <p>{whole}</p>
        {detail && <p className={styles.detail}>{detail}</p>}
      </RefusedFile>
    );
  }
  return (
    <RefusedFile name={name}>
      <p>{problems.length === 1 ? texts.oneProblem : texts.problems(number.format(problems.length))}</p>
      {/* A scrolling list must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul tabIndex={0} aria-label={texts.fileRefused(name)} className={styles.problems}>
        {problems.slice(0, shown).map((problem) => (
          <li key={`${problem.entity} ${problem.row} ${problem.field} ${problem.code}`}>
            <ProblemLine problem={problem} />
          </li>
        ))}
      </ul>
      {problems.length > shown && <p>{page.more(number.format(problems.length - shown))}</p>}
    </RefusedFile>
  );
}

function ProblemLine({ problem }: { problem: Problem }) {
  const { code, entity, row, field, limit, reason, message } = problem;
  const texts = useTexts(importRefusalTexts);
  const page = useTexts(databaseTexts);
  const words = useTexts(formTexts);
  const number = numberFormat(useLanguage().language);
  const place = [
    !entity ? texts.head : (nameIn(page.entities, entity) ?? entity),
    row && texts.row(number.format(row)),
    field,
  ];
  const problemText = nameIn(texts.problem, code);
  const detail = limit
    ? words.tooLong(number.format(limit))
    : (nameIn(words.reasons, reason ?? '') ?? words.serverWords(message));
  return (
    <>
      <span className={styles.place}>{place.filter(Boolean).join(', ')}</span> {problemText}
      {code !== 'REQUIRED' && code !== 'UNKNOWN' && <span className={styles.detail}> {detail}</span>}
    </>
  );
}
