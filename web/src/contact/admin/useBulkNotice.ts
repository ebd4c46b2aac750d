import { graphql } from 'react-relay/hooks.js';
import { useRevalidator } from 'react-router-dom';
import type { useBulkNoticeUndoMutation } from '../../__generated__/useBulkNoticeUndoMutation.graphql.ts';
import { useUndo } from '../../admin/list/useUndo.ts';
import { formTexts } from '../../language/formTexts.ts';
import { numberFormat } from '../../shared/language.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { typedDocument } from '../../relay/document.ts';
import type { Failure } from '../../relay/saveOutcome.ts';
import type { Notice } from '../../relay/useFailureToast.ts';
import { contactAdminTexts } from './contactAdminTexts.ts';

const undoMutation = typedDocument<useBulkNoticeUndoMutation>(graphql`
  mutation useBulkNoticeUndoMutation($undo: ID!) {
    undoContactMessageChanges(undo: $undo) {
      ... on UndoContactMessageChangesPayload {
        restored {
          id
        }
        skipped
      }
      ...saveOutcome_failure @alias(as: "failure")
    }
  }
`);

interface Outcome {
  requested: number;
  /** How many were changed. */
  done: number;
  /** With what it can be undone; null if nothing was changed. */
  undo: string | null | undefined;
}

interface Wording {
  one: string;
  many: (count: string) => string;
}

/**
 * Returns a function that words the failure of a bulk change, by how many messages it was about. If others match the
 * filter by now, the lists are loaded again.
 */
export function useBulkFailure() {
  const { revalidate } = useRevalidator();
  const { othersMatch, tooMany } = useTexts(formTexts);
  const number = numberFormat(useLanguage().language);
  return (failure: Failure, requested: number, one: string, many: string): string => {
    const problems = failure.kind === 'invalid' ? failure.problems : {};
    if (problems['count']) {
      void revalidate();
      return othersMatch;
    }
    if (problems['matching']) return tooMany(number.format(problems['matching'].limit ?? 0));
    return requested === 1 ? one : many;
  };
}

/**
 * Returns a function that builds the notice of a bulk change, which can be undone there, even if others changed some of
 * the messages first.
 */
export function useBulkNotice(): (outcome: Outcome, wording: Wording) => Notice {
  const { othersChanged } = useTexts(contactAdminTexts);
  const { error } = useTexts(formTexts);
  const number = numberFormat(useLanguage().language);
  const { revalidate } = useRevalidator();
  const undoable = useUndo(undoMutation, '/admin/messages', () => void revalidate());
  return ({ requested, done, undo = null }, { one, many }) => {
    if (done === requested) return undoable(done === 1 ? one : many(number.format(done)), undo);
    const description = othersChanged(number.format(done), number.format(requested));
    return { ...undoable(description, undo), title: error, look: 'destructive' };
  };
}
