import { z } from '@hono/zod-openapi';
import { invalidInput, route } from '../rest/route.ts';
import { exportWhole } from './whole/exportWhole.ts';
import { importWhole } from './whole/importWhole.ts';
import { wholePath, wholeType } from './whole/names.ts';
import { wholeLimit } from './whole/spool.ts';
import { streamOf } from '../rest/stream.ts';
import { databaseStatistics, resetDatabase, resetPhrases, seedDatabase } from './database.ts';

const count = z.int().min(0);

/** The six counts of specification section 3. */
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
    summary: 'How much of everything there is',
    answer: statistics,
  },
  async (c) => c.json(statistics.parse(await databaseStatistics(c.var.context.viewer))),
);

route(
  {
    method: 'post',
    path: '/api/database/seed',
    permission: seedDatabase.permission,
    summary: 'Adds the sample content that is not there yet',
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
      'Deletes all content, after a backup of it; admins and their sessions stay. Needs an access token of a sign-in (or confirmPassword over GraphQL) within the last ten minutes, and no API token',
    answer: done,
  },
  async (c) => {
    const { viewer, environment } = c.var.context;
    // The call itself is the confirmation: specification section 7 sends no body with it.
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
    summary: 'All content and the files of all pictures, as one tar archive',
    details:
      'archive.json is what exportDatabase hands out over GraphQL, images/ has the pictures by the numbers of their rows, and SHA256SUMS comes last: without it the answer was cut off. A picture whose file cannot be read is not in it: Missing-Pictures counts those, and archive.json has their names as “missing”. Admins, their sessions and tokens, the history and the trash are not in it.',
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
      // Pictures are as small as they get.
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
    changes: z.array(changes).openapi({ description: 'What was done to the rows of each entity' }),
    backup: z.string().openapi({ description: 'The name of the backup of what was there' }),
    missing: z.array(z.string()).openapi({
      description:
        'The names of the pictures whose files are neither in the archive nor on this site: they cannot be shown until an archive brings them',
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
      ])
      .optional()
      .openapi({ description: 'What is wrong with the archive; absent where “fields” says it.' }),
    file: z.string().optional().openapi({ description: 'The file in the archive that is at fault.' }),
  })
  .openapi('RefusedArchive', {
    example: {
      error: 'images/1.jpeg is not as it was exported, by its SHA-256. Nothing was imported.',
      code: 'FILE_DAMAGED',
      file: 'images/1.jpeg',
    },
  });

route(
  {
    method: 'post',
    path: wholePath,
    permission: importWhole.permission,
    summary: 'Imports what GET answered: all content, and the pictures that are missing',
    details: `The content takes the place of what is there, after a backup of it; pictures are added, and none is removed. At most ${wholeLimit / 2 ** 30} GiB. All of it is checked before anything is written.`,
    body: bytes,
    bodyType: wholeType,
    answer: imported,
    failures: [503],
    failureBodies: { 400: refusedArchive },
  },
  async (c) => {
    const { viewer, environment, images } = c.var.context;
    const place = { dataFolder: environment.DATA_DIR, storage: images };
    const { changes: made, backup, missing } = await importWhole(viewer, place, c.req.raw.body);
    return c.json(imported.parse({ changes: made, backup: backup.name, missing }));
  },
);
