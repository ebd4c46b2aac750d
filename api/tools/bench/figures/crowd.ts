// A thousand visitors at once, 5 % of whose requests are messages to the organizers, at 30 % of the server's capacity:
// the 99th percentile of latency. The reference sends the same answers, and writes the messages by SQL.
// Misses its goal if no answer is cached (cache/answerCache.ts, `#keeps = false`): the ratio is then 22×.
import { withoutSiteLimits } from '../../../src/testing/siteLimits.ts';
import type { CrowdReference } from '../crowdReference.ts';
import { Crowd } from '../kit/crowd.ts';
import type { Figure } from '../kit/figure.ts';
import { startReference } from '../kit/program.ts';
import { record } from '../kit/record.ts';
import { inRotation } from '../kit/rotation.ts';
import { inSession } from '../kit/session.ts';
import { seedSite, startSite } from '../kit/site.ts';
import { quantile } from '../../../scripts/quantile.ts';
import { meanOf, spreadOf, timesOf } from '../kit/statistics.ts';
import { contactMessage, reads } from '../kit/visitors.ts';

const warmUp = 2_000;
const capacityTime = 4_000;
const shareOfCapacity = 0.3;

/** @throws if fewer messages are in the database than were acknowledged */
async function expectMessages(databaseUrl: string, acknowledged: number): Promise<void> {
  const { rows } = await inSession(databaseUrl, (client) =>
    client.query<{ count: string }>('SELECT count(*) FROM "ContactMessage"'),
  );
  if (Number(rows[0]?.count) < acknowledged)
    throw new Error(`${acknowledged} messages were acknowledged, but only ${rows[0]?.count} were stored.`);
}

export const crowd: Figure = async ({ postgres, rounds }) => {
  await using site = await startSite(
    await postgres.createDatabase('crowd'),
    { NODE_ENV: 'production', TRUST_PROXY: 'true', ...withoutSiteLimits },
    'api/src/main.ts',
  );
  await seedSite(site);
  const requests = [...reads, contactMessage()];
  const answers = await Promise.all(requests.map((request) => record(site.port, request)));
  const startCrowdReference = async (database: string) => {
    const reference: CrowdReference = { answers, databaseUrl: await postgres.createDatabase(database) };
    return startReference('crowdReference.ts', reference);
  };
  await using first = await startCrowdReference('first');
  await using second = await startCrowdReference('second');

  const crowds: Crowd[] = [];
  const gather = async (port: number) => {
    const visitors = await Crowd.gather(port);
    if (port === site.port) crowds.push(visitors);
    return visitors;
  };
  const measureCapacity = async () => {
    using visitors = await gather(site.port);
    await visitors.askWithoutPause(warmUp);
    return await visitors.askWithoutPause(capacityTime);
  };
  const capacity = await measureCapacity();
  const slowest = async (port: number, milliseconds: number) => {
    using visitors = await gather(port);
    return quantile(await visitors.askAtRate(capacity * shareOfCapacity, milliseconds), 0.99);
  };

  const [ofSite = [], ofFirst = [], ofSecond = []] = await inRotation(
    [site.port, first.port, second.port],
    rounds,
    slowest,
  );
  await expectMessages(
    site.databaseUrl,
    crowds.reduce((sum, { messages }) => sum + messages, 0),
  );
  return [
    {
      figure: '1,000 visitors, 5 % writes: p99 at 30 % of capacity',
      reference: 'node:http, the same bytes; SQL over pg',
      value: timesOf(ofSite, meanOf(ofFirst, ofSecond)),
      goal: 3,
      unit: '×',
      noise: timesOf(ofSecond, ofFirst),
      reported: {
        ms: spreadOf(ofSite).median,
        'reference ms': spreadOf([...ofFirst, ...ofSecond]).median,
        'capacity, requests/s': capacity,
      },
    },
  ];
};
