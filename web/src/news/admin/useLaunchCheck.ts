import { useEffect, useRef, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks.js';
import type { newsFields_article$key } from '../../__generated__/newsFields_article.graphql.ts';
import type { FindingKind, useLaunchCheckQuery } from '../../__generated__/useLaunchCheckQuery.graphql.ts';
import type { FormOf } from '../../admin/form/fieldSet.ts';
import { quiet } from '../../relay/network.ts';
import type { FoundFact } from '../../relay/saveOutcome.ts';
import { unfinishedArticle } from './unfinishedArticle.ts';

export interface Finding extends FoundFact {
  readonly kind: FindingKind;
  /** Where the detail begins in the field, if known. */
  readonly places: readonly number[];
}

/** How long after the last change the article is checked, and after a failure again, in milliseconds. */
const [pause, retryAfter] = [1_500, 5_000];

/** What the launch check last found; null before the first answer. */
export interface Checked {
  findings: readonly Finding[] | null;
  hasFailed: boolean;
}

/** Whether what was found may still be there: a word that has been replaced is gone before the next check. */
function isThere({ detail, field, places }: Finding, values: Readonly<Record<string, unknown>>): boolean {
  const text = String(values[field] ?? '');
  return places.length === 0 || places.some((place) => text.startsWith(detail, place));
}

/** Checks an article when its form opens, after each pause in typing, and when a text was declared still right. */
export function useLaunchCheck(form: FormOf<newsFields_article$key>, id: number | null): Checked {
  const environment = useRelayEnvironment();
  const [{ findings, hasFailed }, setChecked] = useState<Checked>({ findings: null, hasFailed: false });
  /** The version that was checked; a text that was declared still right makes another, with nothing typed. */
  const checkedVersion = useRef<number | null>(null);
  const { values, base, version } = form;
  useEffect(() => {
    let request: { unsubscribe: () => void } | undefined;
    let timer: ReturnType<typeof setTimeout>;
    const check = () => {
      checkedVersion.current = version;
      const variables = { input: unfinishedArticle({ values, base }), id };
      request = fetchQuery<useLaunchCheckQuery>(
        environment,
        graphql`
          query useLaunchCheckQuery($input: UnfinishedNewsArticleInput!, $id: Int) {
            checkNewsArticle(input: $input, id: $id) {
              kind
              code
              field
              language
              detail
              suggestion
              places
            }
          }
        `,
        variables,
        // It is repeated: after the session has ended, too, without asking for the password each time.
        quiet,
      ).subscribe({
        next: ({ checkNewsArticle: found }) =>
          setChecked((before) => ({
            findings:
              found?.map(({ kind, places, code, field, language, detail, suggestion }) => ({
                kind,
                places,
                code,
                field,
                language,
                detail,
                suggestion,
              })) ?? before.findings,
            hasFailed: !found,
          })),
        error: () => {
          setChecked((before) => ({ ...before, hasFailed: true }));
          timer = setTimeout(check, retryAfter);
        },
      });
    };
    timer = setTimeout(check, version === checkedVersion.current ? pause : 0);
    return () => {
      clearTimeout(timer);
      request?.unsubscribe();
    };
  }, [environment, values, base, version, id]);
  return { findings: findings?.filter((found) => isThere(found, values)) ?? null, hasFailed };
}
