import type { ReactNode } from 'react';
import type { behindTexts_gaps$key } from '../../__generated__/behindTexts_gaps.graphql.ts';
import { BehindContext, useBehindTexts } from '../form/behindTexts.ts';
import type { FormValues } from '../form/problems.ts';
import type { EditFormState } from '../form/useEditForm.ts';
import { formTexts } from '../../language/formTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { useChange, type ChangeDocument } from '../../relay/useChange.ts';

/** Declares that texts of an item are still right. */
export type StillRightDocument = ChangeDocument<{
  id: number;
  version: number;
  input: { stillRight: string[] };
  idempotencyKey: string;
}>;

interface Props<Values extends FormValues> {
  document: StillRightDocument;
  id: number;
  form: EditFormState<Values>;
  gaps: behindTexts_gaps$key | undefined;
  /** Whether the signed-in admin may declare it: of what visitors see, only those who may publish. */
  mayDeclare: boolean;
  /** Loads the item anew. */
  onDeclared: () => Promise<void>;
  children: ReactNode;
}

/** Marks the texts of a form that are behind. */
export function StillRight<Values extends FormValues>({
  document,
  id,
  form,
  gaps,
  mayDeclare,
  onDeclared,
  children,
}: Props<Values>) {
  const { stillRightDone, stillRightFailed } = useTexts(formTexts);
  const { change } = useChange(document, { done: stillRightDone, failed: stillRightFailed });
  const behind = useBehindTexts(form, gaps, async ({ stillRight, ...rest }) => {
    const outcome = await change({ id, input: { stillRight }, ...rest });
    if (outcome.kind === 'saved') await onDeclared();
    return outcome;
  });
  const shown = mayDeclare ? behind : { ...behind, onStillRight: null };
  return <BehindContext value={shown}>{children}</BehindContext>;
}
