import { useRef, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks.js';
import type { useImportPreviewQuery } from '../../__generated__/useImportPreviewQuery.graphql.ts';
import { importRefusalTexts } from './importRefusalTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { inPlace } from '../../relay/network.ts';
import { saveOutcome } from '../../relay/saveOutcome.ts';
import { useFailureToast } from '../../relay/useFailureToast.ts';
import { isWhole, readFile, type ImportFile } from './importFile.ts';

/** Holds the file chosen for an import, once the server has returned its preview. */
export function useImportPreview() {
  const texts = useTexts(importRefusalTexts);
  const reportFailure = useFailureToast();
  const environment = useRelayEnvironment();
  const [file, setFile] = useState<ImportFile>({ kind: 'none' });
  const latest = useRef<File>(null);

  async function check(chosen: File, isRepeated: boolean): Promise<ImportFile> {
    const { name } = chosen;
    const read = await readFile(chosen);
    if ('kind' in read) return read;
    const { archive } = read;
    const answer = await fetchQuery<useImportPreviewQuery>(
      environment,
      // Fetched only once, and kept here rather than in the store, which would drop it.
      /* oxlint-disable relay/unused-fields */
      graphql`
        query useImportPreviewQuery($archive: String!) {
          importPreview(archive: $archive) {
            ... on ImportPreview {
              createdAt
              changes {
                entity
                added
                changed
                removed
                unchanged
              }
              missing
              state
              problems {
                code
                entity
                row
                field
                limit
                reason
                message
              }
            }
            ...saveOutcome_failure @alias(as: "failure")
          }
        }
      `,
      { archive },
      inPlace,
    ).toPromise();
    const outcome = saveOutcome(answer?.importPreview ?? null);
    if (outcome.kind !== 'saved') return { kind: 'unfit', name, reason: 'previewFailed' };
    const { createdAt, changes, missing, state, problems } = outcome.result;
    if (!createdAt) return { kind: 'refused', name, problems };
    const known = { name, preview: { createdAt, changes, missing, state: state ?? null, isRepeated } };
    return isWhole(chosen) ? { kind: 'whole', file: chosen, ...known } : { kind: 'ready', archive, ...known };
  }

  const show = async (chosen: File, isRepeated: boolean) => {
    const { name } = chosen;
    let failure: unknown;
    const checked = await check(chosen, isRepeated).catch((error: unknown): ImportFile => {
      failure = error;
      return { kind: 'unfit', name, reason: 'previewFailed' };
    });
    // Another file may have been chosen in the meantime.
    if (latest.current !== chosen) return;
    setFile(checked);
    if (checked.kind === 'unfit' && checked.reason === 'previewFailed')
      reportFailure(texts.unfit.previewFailed, failure);
  };
  const choose = (chosen: File) => {
    latest.current = chosen;
    setFile({ kind: 'checking', name: chosen.name });
    return show(chosen, false);
  };
  /** Compares the file again after the content has changed; until then, the previous preview stays. */
  const compareAgain = async () => {
    if (latest.current) await show(latest.current, true);
  };
  const forget = () => {
    latest.current = null;
    setFile({ kind: 'none' });
  };
  return { file, choose, compareAgain, forget };
}
