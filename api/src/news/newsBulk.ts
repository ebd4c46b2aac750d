import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { writeRule } from '../auth/permission.ts';
import type { Admin } from '../auth/viewer.ts';
import { changeRows, deleteRows, heldOf, inBulk, type Choice } from '../database/bulk.ts';
import type { NewsArticle } from '../database/generated/client.ts';
import { requestTime } from '../database/trace.ts';
import { ValidationError } from '../errors.ts';
import { undoRule } from '../history/undoBulk.ts';
import { stoppedTogether } from '../launchCheck/together.ts';
import { validate } from '../validation.ts';
import { reopenPublished, settlePublished } from '../reviews/settle.ts';
import { newsArticleFields, newsRules, readMatching, refuseWrongOrder, type NewsFilter } from './news.ts';

// Changes to many articles in one call (docs/product.md#lists).

const model = 'newsArticle' as const;

/** What can be changed of many articles at once. */
export const newsBulkChange = z.strictObject({
  published: z.boolean().optional().meta({ description: 'Whether they are published.' }),
  featured: z
    .boolean()
    .optional()
    .meta({ description: 'Whether they are candidates for the featured place.' }),
  category: newsArticleFields.shape.category.optional().meta({ description: 'Their category.' }),
});

const held = (admin: Admin, choice: Choice<NewsFilter>) =>
  heldOf<NewsArticle, NewsFilter>(model, choice, (filter, use) => readMatching({ admin }, filter, use));

/**
 * The values that a change sets in an article. As in the form, publishing a draft with a publication date in the future
 * schedules it (docs/product.md#scheduling).
 */
function valuesFor(row: NewsArticle, change: z.output<typeof newsBulkChange>): Partial<NewsArticle> {
  const isPublishing = change.published === true && !row.published;
  const goesOutLater = isPublishing && row.goLiveAt === null && row.publishedAt > requestTime();
  const given = Object.entries(change).filter(([, value]) => value !== undefined);
  const values = { ...Object.fromEntries(given), ...(goesOutLater && { goLiveAt: row.publishedAt }) };
  if (goesOutLater) refuseWrongOrder({ ...row, ...values });
  return values;
}

/** What a bulk change did. */
export interface NewsBulkOutcome {
  /**
   * The articles as they are now, whether changed, already so or stopped; without any that someone else changed
   * meanwhile.
   */
  articles: NewsArticle[];
  /** How many of them the launch check stops: they are left as they were. */
  stopped: number;
  /** How many it changed. */
  changed: number;
  /** With what it can be undone; null if it changed nothing. */
  undo: string | null;
}

/**
 * Publishes, unpublishes, features or unfeatures articles, or gives them a category. Drafts that the launch check stops
 * are left out of a publication.
 * @throws UnauthenticatedError, ForbiddenError, BusyError, ValidationError if nothing is to be changed, the articles are
 * too many or other than their editor saw, or one would be taken down before it goes out
 */
export const changeNewsArticles = writeRule(
  'news.publish',
  async (admin, choice: Choice<NewsFilter>, given: unknown): Promise<NewsBulkOutcome> => {
    const change = validate(newsBulkChange, given);
    if (Object.values(change).every((value) => value === undefined))
      throw new ValidationError('Name what to change.');
    const hold = await held(admin, choice);
    return inBulk(admin, async (transaction) => {
      const bulkId = randomUUID();
      const before = await hold(transaction);
      const all = before.map((row) => ({ before: row, values: valuesFor(row, change) }));
      const published = all.flatMap(({ before: row, values }) =>
        values.published === true && !row.published ? [{ ...row, ...values }] : [],
      );
      const stopped = await stoppedTogether(transaction, published);
      const rows = all.filter(({ before: { id } }) => !stopped.has(id));
      const changed = await changeRows(transaction, admin, model, rows, { bulkId });
      const shown = changed.filter(({ published }) => published).map(({ id }) => id);
      await settlePublished(transaction, admin, newsRules, 'NewsArticle', shown);
      const after = new Map(changed.map((row) => [row.id, row]));
      return {
        articles: before.map((row) => after.get(row.id) ?? row),
        changed: changed.length,
        stopped: stopped.size,
        undo: changed.length > 0 ? bulkId : null,
      };
    });
  },
);

/**
 * Moves articles to the trash.
 * @returns their ids, and with what it can be undone; null if nothing was deleted
 * @throws UnauthenticatedError, ForbiddenError, BusyError, ValidationError as `changeNewsArticles`
 */
export const deleteNewsArticles = writeRule(
  'news.publish',
  async (admin, choice: Choice<NewsFilter>): Promise<{ ids: number[]; undo: string | null }> => {
    const hold = await held(admin, choice);
    return inBulk(admin, async (transaction) => {
      const bulkId = randomUUID();
      const rows = await hold(transaction);
      await deleteRows(transaction, admin, model, rows, { bulkId });
      return { ids: rows.map(({ id }) => id), undo: rows.length > 0 ? bulkId : null };
    });
  },
);

export const undoNewsArticleChanges = undoRule<NewsArticle>(model, (transaction, admin, ids, since) =>
  reopenPublished(transaction, admin, newsRules, 'NewsArticle', ids, since),
);
