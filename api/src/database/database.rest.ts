import { z } from '@hono/zod-openapi';
import { route } from '../rest/route.ts';
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
