import { useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { newsFields_article$key } from '../../__generated__/newsFields_article.graphql.ts';
import type { FormOf } from '../../admin/form/fieldSet.ts';
import { useFormSheet } from '../../admin/form/sheet/useSheet.ts';
import { focusRevealedSoon } from '../../browser/reveal.ts';
import { formTexts } from '../../language/formTexts.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { useFindingText } from '../../launchCheck/useFindingText.ts';
import { numberFormat } from '../../shared/language.ts';
import { title } from '../../theme/typography.css.ts';
import { checkAnchor } from './checkAnchor.ts';
import { focusFinding } from './focusFinding.ts';
import * as styles from './LaunchCheck.css.ts';
import { launchCheckTexts } from './launchCheckTexts.ts';
import { newsAdminTexts } from './newsAdminTexts.ts';
import { newsFields } from './newsFields.ts';
import { StoppedDialog } from './StoppedDialog.tsx';
import { useLaunchCheck, type Checked, type Finding } from './useLaunchCheck.ts';

interface Props {
  form: FormOf<newsFields_article$key>;
  itemId: number | null;
}

/** The findings without the hints. */
const toMendIn = (findings: readonly Finding[] | null) =>
  findings?.filter(({ kind }) => kind !== 'HINTS') ?? [];

const formOf = (panel: HTMLElement | null) => panel?.closest('form') ?? null;

const kinds = ['STOPS', 'WARNS', 'HINTS'] as const;

/** What should be mended in an article before readers see it; each finding leads to its field. */
export function LaunchCheck({ form, itemId }: Props) {
  const texts = useTexts(launchCheckTexts);
  const words = useTexts(formTexts);
  const { fields } = useTexts(newsAdminTexts);
  const compared = newsFields.compared(words, fields);
  const textOf = useFindingText((field) => compared[field as keyof typeof compared]?.label ?? field);
  const panel = useRef<HTMLElement>(null);
  const heading = useId();
  const isTarget = useLocation().hash === `#${checkAnchor}`;
  // The form comes after the navigation, which found no such place.
  useEffect(() => {
    if (isTarget && panel.current) focusRevealedSoon(panel.current);
  }, [isTarget]);
  const checked = useLaunchCheck(form, itemId);
  const toMend = toMendIn(checked.findings).length;
  const noteToMend = useFormSheet()?.noteToMend;
  useEffect(() => noteToMend?.(toMend), [noteToMend, toMend]);
  const textIn = (field: string) => String(form.values[field as keyof typeof form.values] ?? '');
  const found = Map.groupBy(checked.findings ?? [], ({ kind }) => kind);
  return (
    <section ref={panel} id={checkAnchor} tabIndex={-1} aria-labelledby={heading} className={styles.panel}>
      <div className={styles.head}>
        <h2 id={heading} className={title}>
          {texts.title}
        </h2>
        <Summary {...checked} />
      </div>
      {kinds.map((kind) => {
        const findings = found.get(kind);
        return (
          findings && (
            <div key={kind}>
              <h3 className={styles.kind}>{texts.kinds[kind]}</h3>
              <ul aria-label={texts.kinds[kind]} className={styles.findings}>
                {findings.map((finding) => (
                  <li key={`${finding.code} ${textOf(finding)}`} className={styles.finding}>
                    <button
                      type="button"
                      className={styles.target}
                      onClick={() => focusFinding(formOf(panel.current), finding, textIn(finding.field))}
                    >
                      {textOf(finding)}
                    </button>
                  </li>
                ))}
              </ul>
            </div>
          )
        );
      })}
      <StoppedDialog form={form} textOf={textOf} />
    </section>
  );
}

/** How much there is to mend. */
function Summary({ findings, hasFailed }: Checked) {
  const texts = useTexts(launchCheckTexts);
  const number = numberFormat(useLanguage().language);
  const others = toMendIn(findings).length;
  const hints = (findings?.length ?? 0) - others;
  const counts = [
    ...(others > 0 ? [texts.toMend(number.format(others))] : []),
    ...(hints > 0 ? [texts.hints(number.format(hints))] : []),
  ];
  const result = findings ? counts.join(' · ') || texts.nothing : texts.checking;
  return (
    <p role="status" className={styles.summary}>
      {hasFailed ? texts.failed : result}
    </p>
  );
}
