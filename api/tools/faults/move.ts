// Repeatedly kills moves of a filled database partway, to PostgreSQL and to the embedded database, then completes them
// and moves the data back. A killed move leaves no row in the target, and a completed one copies every row.
//
// It fails if the target keeps part of the data: without the transaction in api/src/database/move.
import { existsSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { join } from 'node:path';
import { contentsOf, fill, filledTables, runMove } from '../../src/database/move/move.samples.ts';
import { temporaryFolder } from './kit/cleanUp.ts';
import { databaseOnPostgres } from './kit/postgres.ts';
import { demand } from './kit/until.ts';
import type { Scenario } from './scenario.ts';

/** Beginnings of the lines at which a move is killed. */
const places = ['From ', '"ApiToken"', '"BatikPattern"', '"Change"', '"SigningKey"', '_prisma_migrations'];

export const killMove: Scenario = {
  name: 'killed moves',
  async run({ postgres }) {
    const folder = temporaryFolder('move');
    const [source, target, back] = [
      await databaseOnPostgres(postgres),
      await databaseOnPostgres(postgres),
      await databaseOnPostgres(postgres),
    ];
    await fill(source.url, 20_000);
    const variables = { DATA_DIR: folder.path, DATABASE_URL: source.url };
    for (const place of places) {
      const { code, output } = await runMove(variables, target.url, place);
      demand(code === null, `A move was not killed at ${place}: ${output}`);
      demand((await filledTables(target.url)).length === 0, `A move that was killed at ${place} left rows.`);
      await runMove(variables, 'embedded', place);
      demand(
        !existsSync(join(folder.path, 'postgres')),
        `A move that was killed at ${place} left a database.`,
      );
    }
    const before = await contentsOf(source.url);
    const expectDone = async (from: Record<string, string>, to: string) => {
      const { code, output } = await runMove(from, to);
      demand(code === 0, `A move after the kills failed: ${output}`);
    };
    await expectDone(variables, target.url);
    demand(
      isDeepStrictEqual(await contentsOf(target.url), before),
      'The rows on PostgreSQL differ from the source.',
    );
    await expectDone(variables, 'embedded');
    await expectDone({ DATA_DIR: folder.path }, back.url);
    demand(isDeepStrictEqual(await contentsOf(back.url), before), 'Moving back lost rows.');
    for (const { drop } of [source, target, back]) await drop();
    folder.remove();
    return `${places.length * 2} moves killed, each left a target without rows; 20,000 rows there and back`;
  },
};
