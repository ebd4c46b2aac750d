import { createContext, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { behindTexts_gaps$key } from '../../__generated__/behindTexts_gaps.graphql.ts';
import type { BehindNote_text$key } from '../../__generated__/BehindNote_text.graphql.ts';
import { randomKey } from '../../browser/randomKey.ts';
import type { SaveOutcome } from '../../relay/saveOutcome.ts';
import type { FormValues } from './problems.ts';
import type { EditFormState } from './useEditForm.ts';

/** The texts of a form that are behind (docs/product.md#translations). */
interface Behind {
  /** By field. */
  texts: ReadonlyMap<string, BehindNote_text$key>;
  /** The field that is being declared right; null for none. */
  declaring: string | null;
  /** Null for those who may not declare it. */
  onStillRight: ((field: string) => void) | null;
}

export const BehindContext = createContext<Behind>({
  texts: new Map(),
  declaring: null,
  onStillRight: null,
});

/** A declaration that a text is still right: a change of its own, whatever the form contains. */
export interface Declaration {
  stillRight: string[];
  version: number;
  idempotencyKey: string;
}

/** The texts of an item that are behind, by field. */
function useTextsBehind(gaps: behindTexts_gaps$key | null | undefined): Behind['texts'] {
  const data = useFragment(
    graphql`
      fragment behindTexts_gaps on TranslationGaps {
        behindTexts {
          field
          # The note is below its field; PairSides finds it by the field’s name.
          # eslint-disable-next-line relay/must-colocate-fragment-spreads
          ...BehindNote_text
        }
      }
    `,
    gaps,
  );
  return new Map(data?.behindTexts?.map((text) => [text.field, text]));
}

/** The texts of a new item that are behind in the item that it duplicates: they can be declared right once it is stored. */
export const useBehindInOriginal = (gaps: behindTexts_gaps$key | null | undefined): Behind => ({
  texts: useTextsBehind(gaps),
  declaring: null,
  onStillRight: null,
});

/** The texts of an item that are behind, and how one is declared to be still right. */
export function useBehindTexts<Values extends FormValues>(
  form: EditFormState<Values>,
  gaps: behindTexts_gaps$key | null | undefined,
  declare: (declaration: Declaration) => Promise<SaveOutcome>,
): Behind {
  const texts = useTextsBehind(gaps);
  const [declaring, setDeclaring] = useState<string | null>(null);
  /** By field: kept until the server has answered, so that a repeat is made once. */
  const keys = useRef(new Map<string, string>());
  const handleStillRight = async (field: string) => {
    // It would be based on an outdated version.
    if (declaring !== null || form.isSaving) return;
    const idempotencyKey = keys.current.get(field) ?? randomKey();
    keys.current.set(field, idempotencyKey);
    setDeclaring(field);
    const outcome = await declare({ stillRight: [field], version: form.version, idempotencyKey });
    if (outcome.kind !== 'failed') keys.current.delete(field);
    if (outcome.kind === 'saved') form.advance();
    setDeclaring(null);
  };
  return { texts, declaring, onStillRight: (field) => void handleStillRight(field) };
}
