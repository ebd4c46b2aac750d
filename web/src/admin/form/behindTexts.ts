import { createContext, useRef, useState } from 'react';
import { randomKey } from '../../browser/randomKey.ts';
import type { SaveOutcome } from '../../relay/saveOutcome.ts';
import type { FormValues } from './problems.ts';
import type { EditFormState } from './useEditForm.ts';

/** A text that is behind the other language, and that language’s text when both were last right. */
export interface BehindText {
  readonly field: string;
  readonly lastRight: string;
}

/** The texts of a form that are behind (docs/product.md#translations). */
interface Behind {
  texts: readonly BehindText[];
  /** The field that is being declared right; null for none. */
  declaring: string | null;
  onStillRight: (field: string) => void;
}

export const BehindContext = createContext<Behind>({ texts: [], declaring: null, onStillRight: () => {} });

/** A declaration that a text is still right: a change of its own, whatever the form contains. */
export interface Declaration {
  stillRight: string[];
  version: number;
  idempotencyKey: string;
}

/** The texts of an item that are behind, and how one is declared to be still right. */
export function useBehindTexts<Values extends FormValues>(
  form: EditFormState<Values>,
  texts: readonly BehindText[] | null | undefined,
  declare: (declaration: Declaration) => Promise<SaveOutcome>,
): Behind {
  const [declaring, setDeclaring] = useState<string | null>(null);
  /** By field: kept until the server has answered, so that a repeat is made once. */
  const keys = useRef(new Map<string, string>());
  const handleStillRight = async (field: string) => {
    const idempotencyKey = keys.current.get(field) ?? randomKey();
    keys.current.set(field, idempotencyKey);
    setDeclaring(field);
    const outcome = await declare({ stillRight: [field], version: form.version, idempotencyKey });
    if (outcome.kind !== 'failed') keys.current.delete(field);
    if (outcome.kind === 'saved') form.advance();
    setDeclaring(null);
  };
  return { texts: texts ?? [], declaring, onStillRight: (field) => void handleStillRight(field) };
}
