import { describe, expect, test } from 'vitest';
import { recordStatements } from '../testing/statements.ts';
import { useTestApp } from '../testing/testApp.ts';
import { addContent } from './content.samples.ts';

const statements = recordStatements();
const { graphql, send, signIn } = useTestApp();

const entry = '{ id key valueEn valueId version updatedAt }';

/** Each way to read many entries, as a request that returns them. */
const reads: Record<string, (keys: string[], session: Record<string, string>) => Promise<unknown>> = {
  'the list over REST': async () => (await send('/api/content')).json(),
  'entries by their keys': (keys) =>
    graphql(`query ($keys: [String!]) { content(keys: $keys) ${entry} }`, { keys }),
  'the list over GraphQL': ({ length }) =>
    graphql(`{ contentEntries(first: ${length}) { edges { node ${entry} } } }`),
  'the coverage': (_keys, session) => graphql(`{ contentKeys { state entry ${entry} } }`, {}, session),
};

describe.each(Object.entries(reads))('%s', (_what, read) => {
  test.each([10, 100])('takes one statement for %i entries', async (size) => {
    const rows = await addContent(...Array.from({ length: size }, (_, i) => ({ key: `filler.${i}` })));
    const session = await signIn();
    statements.length = 0;
    const answer = await read(
      rows.map(({ key }) => key),
      session,
    );
    expect(statements.filter(({ sql }) => sql.includes('"ContentEntry"'))).toHaveLength(1);
    expect(JSON.stringify(answer).match(/"key":"filler/g)).toHaveLength(size);
  });
});
