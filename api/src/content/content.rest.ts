import { z } from '@hono/zod-openapi';
import type { Viewer } from '../auth/viewer.ts';
import { idempotencyHeader, keyOfChange } from '../idempotencyKey.ts';
import { withOwnColumns } from '../database/ownColumns.ts';
import type { ContentEntry } from '../database/generated/client.ts';
import { rowResponse, saves, tagsOf } from '../rest/answer.ts';
import { storedExample } from '../rest/description.ts';
import { listRoute } from '../rest/list.ts';
import { onCondition } from '../rest/preconditions.ts';
import { itemRoute } from '../rest/resource.ts';
import { jsonBody, route } from '../rest/route.ts';
import { translationFilter, translationIn } from '../translation/translation.rest.ts';
import { contentOrder, findContentEntry, listContentEntries, readableBy } from './content.ts';
import { contentEntryChange, saveContentEntry } from './contentChanges.ts';

const path = '/api/content';

const contentExample = {
  key: 'site_name',
  valueEn: 'Mahkota Batik Indonesia',
  valueId: 'Mahkota Batik Indonesia',
  hidden: false,
};

const translation = translationIn('ContentEntry');

/** An entry in a REST answer (docs/product.md#content). */
const contentEntry = z
  .object({
    key: z.string(),
    valueEn: z.string().openapi({ description: 'For visitors empty if the entry is hidden' }),
    valueId: z.string().openapi({ description: 'For visitors empty if the entry is hidden' }),
    hidden: z.boolean().openapi({ description: 'Whether the site shows nothing in its place' }),
    translation: translation.schema,
    ...saves,
  })
  .openapi('ContentEntry');

const shown = (row: ContentEntry, viewer: Viewer) => {
  const readable = readableBy(viewer, row);
  return { ...readable, translation: translation.of(readable) };
};

listRoute({
  path,
  permission: listContentEntries.permission,
  summary: 'All content entries, at most 1,000, in alphabetical order of their keys',
  filters: translationFilter,
  order: contentOrder,
  list: ({ viewer }, filter, ...page) => listContentEntries(viewer, filter, ...page),
  answer: contentEntry,
  example: contentExample,
  shown,
});

itemRoute({
  path: `${path}/{key}`,
  noun: 'content entry',
  permission: findContentEntry.permission,
  find: (c) => findContentEntry(c.var.context.viewer, c.req.param('key') ?? ''),
  answer: contentEntry,
  shown,
  example: contentExample,
});

route(
  {
    method: 'post',
    path,
    permission: saveContentEntry.permission,
    summary: 'Creates the content entry with this key (201), or changes it (200)',
    body: withOwnColumns(contentEntryChange),
    bodyExample: contentExample,
    answer: contentEntry,
    answerExample: storedExample(contentEntry, contentExample),
    status: [200, 201],
    sends: ['Version', 'Location'],
    failures: [404, 409, 412],
    failureMeanings: { 404: 'The body names a version, but no entry has this key.' },
    ifMatch: true,
    headers: idempotencyHeader(keyOfChange),
  },
  async (c) => {
    const body = await jsonBody(c);
    const { viewer } = c.var.context;
    const { row: entry, isNew } = await onCondition(
      c,
      (row: ContentEntry) => tagsOf(contentEntry, row, shown, viewer),
      (expected) => saveContentEntry(viewer, body, expected, c.req.header('Idempotency-Key')),
    );
    if (isNew) c.header('Location', `${path}/${encodeURIComponent(entry.key)}`);
    return rowResponse(c, contentEntry, entry, shown(entry, viewer), isNew ? 201 : 200);
  },
);
