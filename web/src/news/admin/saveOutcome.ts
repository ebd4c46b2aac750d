import type { useCreateNewsArticleMutation$data } from '../../__generated__/useCreateNewsArticleMutation.graphql.ts';
import type { useUpdateNewsArticleMutation$data } from '../../__generated__/useUpdateNewsArticleMutation.graphql.ts';
import { endSession } from '../../auth/session.ts';
import type { NewsProblems } from './newsProblems.ts';

/** How a save went, for the form. */
export type SaveOutcome =
  | { kind: 'saved' }
  /** Fields broke a rule; nothing was written. */
  | { kind: 'invalid'; problems: NewsProblems }
  /** Somebody else saved in the meantime. */
  | { kind: 'conflict'; currentVersion: number }
  /** Somebody else deleted it. */
  | { kind: 'gone' }
  | { kind: 'failed' };

type SaveResult =
  | useCreateNewsArticleMutation$data['createNewsArticle']
  | useUpdateNewsArticleMutation$data['updateNewsArticle'];

/** Reads the server's answer; when it knows nobody, the browser forgets its admin as well. */
export function saveOutcome(result: SaveResult): SaveOutcome {
  switch (result.__typename) {
    case 'NewsArticlePayload':
      return { kind: 'saved' };
    case 'ValidationError':
      return {
        kind: 'invalid',
        problems: Object.fromEntries(result.fields.map((problem) => [problem.field, problem])),
      };
    case 'ConflictError':
      return { kind: 'conflict', currentVersion: result.currentVersion };
    case 'NotFoundError':
      return { kind: 'gone' };
    case 'UnauthenticatedError':
      endSession();
      return { kind: 'failed' };
    default:
      return { kind: 'failed' };
  }
}
