import { z } from '@hono/zod-openapi';
import type { ContentEntry } from '../database/generated/client.ts';
import { rowResponse } from '../rest/resource.ts';
import { expectedVersion, jsonBody, route } from '../rest/route.ts';
import { listContent } from './content.ts';
import { saveContentEntry } from './contentChanges.ts';
import { contentEntryInput } from './contentInput.ts';

/** An entry in the field names of specification section 3. */
const contentEntry = z
  .object({ key: z.string(), valueEn: z.string(), valueId: z.string() })
  .openapi('ContentEntry');

const toJson = ({ key, valueEn, valueId }: ContentEntry) => ({ key, valueEn, valueId });

route(
  {
    method: 'get',
    path: '/api/content',
    permission: listContent.permission,
    summary: 'All content entries in alphabetical order of their keys: at most 1,000, on one page',
    answer: z.array(contentEntry),
  },
  async (c) => {
    const entries = await listContent(c.var.context.viewer);
    return c.json(entries.map(toJson), 200, { 'Cache-Control': 'no-cache' });
  },
);

route(
  {
    method: 'post',
    path: '/api/content',
    permission: saveContentEntry.permission,
    summary: 'Creates the content entry with this key (201), or changes it (200)',
    body: contentEntryInput,
    answer: contentEntry,
    status: [200, 201],
    failures: [404, 409],
    ifMatch: true,
  },
  async (c) => {
    const entry = await saveContentEntry(c.var.context.viewer, await jsonBody(c), expectedVersion(c));
    return rowResponse(c, entry, toJson(entry), entry.version === 1 ? 201 : 200);
  },
);
