// 100,000 GraphQL documents and variables, good and bad, from everybody whom the server meets.
// It fails when a server fails at one, shows its inside, or lets somebody write what they may not. Seen to fail:
// without refuseReadOnly in auth/permission.ts (a read-only token writes), and without maxNestingPlugin in
// graphql/server.ts (the parser’s stack is full).
import { schema } from '../../../src/graphql/schema.ts';
import { operations } from '../generate/documents.ts';
import { graphqlRequests } from '../generate/graphqlRequests.ts';
import { inputValues } from '../generate/inputValues.ts';
import type { Attack } from '../kit/attack.ts';
import { attackAsEverybody } from '../kit/everybody.ts';
import { knownTexts } from '../kit/known.ts';

export const graphql: Attack = (run) =>
  attackAsEverybody(run, 100_000, async (server) =>
    graphqlRequests(operations(schema, inputValues(await knownTexts(server)))),
  );
