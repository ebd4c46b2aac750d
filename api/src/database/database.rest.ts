import { z } from '@hono/zod-openapi';
import { invalidInput } from '../rest/failures.ts';
import { queryOf, route } from '../rest/route.ts';
import { exportWhole } from './whole/exportWhole.ts';
import { importWhole, receiveWhole } from './whole/importWhole.ts';
import { wholePath, wholeType } from './whole/names.ts';
import { wholeLimit } from './whole/spool.ts';
import { streamOf } from '../rest/stream.ts';
import { databaseStatistics, resetDatabase, resetPhrases, seedDatabase } from './database.ts';

const count = z.int().min(0);

/** The six counts of the status card (docs/product.md#database). */
const statistics = z
  .object({
    content: count,
    news: count,
    partners: count,
    communities: count,
    batikPatterns: count,
    media: count,
  })
  .openapi('DatabaseStatistics');

const done = z.object({ success: z.literal(true) }).openapi('Done');

route(
  {
    method: 'get',
    path: '/api/database/stats',
    permission: databaseStatistics.permission,
    summary: 'The number of rows of each entity',
    answer: statistics,
  },
  async (c) => c.json(statistics.parse(await databaseStatistics(c.var.context.viewer))),
);

route(
  {
    method: 'post',
    path: '/api/database/seed',
    permission: seedDatabase.permission,
    summary: 'Adds the missing sample content',
    answer: done,
  },
  async (c) => {
    await seedDatabase(c.var.context.viewer);
    return c.json({ success: true });
  },
);

route(
  {
    method: 'post',
    path: '/api/database/reset',
    permission: resetDatabase.permission,
    summary:
      'Deletes all content after backing it up; admins and their sessions are kept. Requires an access token from a sign-in (or confirmPassword over GraphQL) within the last ten minutes; API tokens are refused',
    answer: done,
  },
  async (c) => {
    const { viewer, environment } = c.var.context;
    // The call, which has no body, is the confirmation (docs/product.md#reset).
    await resetDatabase(viewer, environment.DATA_DIR, resetPhrases[0]);
    return c.json({ success: true });
  },
);

const bytes = z.string().openapi({ format: 'binary' });

route(
  {
    method: 'get',
    path: wholePath,
    permission: exportWhole.permission,
    summary: 'All content and all picture files, as one tar archive',
    details:
      'archive.json is what exportDatabase returns over GraphQL, images/ has the pictures by the numbers of their rows, and SHA256SUMS comes last; if it is missing, the response was truncated. Pictures whose files cannot be read are left out: Missing-Pictures counts them, and archive.json lists their names as “missing”. Admins, their sessions and tokens, the history and the trash are not included.',
    answer: { [wholeType]: bytes },
    sends: ['Missing-Pictures'],
  },
  async (c) => {
    const { viewer, images } = c.var.context;
    const { missing, pieces } = await exportWhole(viewer, images);
    const day = new Date().toISOString().slice(0, 10);
    return c.body(streamOf(pieces), 200, {
      'Content-Type': wholeType,
      'Content-Disposition': `attachment; filename="batik-pageant-${day}.tar"`,
      'Missing-Pictures': String(missing.length),
      // Images do not compress any further.
      'Cache-Control': 'no-store, no-transform',
    });
  },
);

const changes = z.object({
  entity: z.string(),
  added: count,
  changed: count,
  removed: count,
  unchanged: count,
});

const imported = z
  .object({
    changes: z.array(changes).openapi({ description: 'The changes to the rows of each entity' }),
    backup: z.string().openapi({ description: 'The name of the backup of the previous content' }),
    missing: z.array(z.string()).openapi({
      description:
        'The names of the pictures whose files are neither in the archive nor on this site: they cannot be shown until an archive with them is imported',
    }),
  })
  .openapi('Imported');

const refusedArchive = invalidInput
  .extend({
    code: z
      .enum([
        'ARCHIVE_INCOMPLETE',
        'FILE_DAMAGED',
        'FILE_TWICE',
        'FILE_UNKNOWN',
        'FILE_TOO_LARGE',
        'NOT_AN_IMAGE',
        'IMAGE_TOO_LARGE',
        'TOO_MANY_PIXELS',
        'TOO_MANY_FRAMES',
      ])
      .optional()
      .openapi({ description: 'The problem with the archive; absent if “fields” lists the problems.' }),
    file: z.string().optional().openapi({ description: 'The file in the archive that has the problem.' }),
  })
  .openapi('RefusedArchive', {
    example: {
      error: 'images/1.jpeg differs from what was exported, by its SHA-256. Nothing was imported.',
      code: 'FILE_DAMAGED',
      file: 'images/1.jpeg',
    },
  });

const importQuery = z.object({
  state: z.string().optional().openapi({
    description:
      'The “state” returned by importPreview (GraphQL) for archive.json: if any row has changed since, nothing is imported (409, CONTENT_CHANGED). If omitted, nothing is compared',
  }),
});

route(
  {
    method: 'post',
    path: wholePath,
    permission: receiveWhole.permission,
    summary: 'Imports an archive that GET returned: all content, and the pictures that are missing',
    details: `Replaces the current content, after backing it up; pictures are added, and none are removed. At most ${wholeLimit / 2 ** 30} GiB. Everything is checked before anything is written.`,
    query: importQuery,
    body: bytes,
    bodyType: wholeType,
    answer: imported,
    failures: [409, 503],
    failureBodies: { 400: refusedArchive },
    failureMeanings: { 409: 'The content has changed since the archive was compared with it.' },
  },
  async (c) => {
    const { viewer, environment, images } = c.var.context;
    const place = { dataFolder: environment.DATA_DIR, storage: images };
    const { state = null } = queryOf(c, importQuery);
    const {
      changes: made,
      backup,
      missing,
    } = await receiveWhole(viewer, environment.DATA_DIR, c.req.raw.body, (file) =>
      importWhole(viewer, place, file, state),
    );
    return c.json(imported.parse({ changes: made, backup: backup.name, missing }));
  },
);
