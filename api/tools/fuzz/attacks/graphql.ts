// 100,000 valid and invalid GraphQL documents and variables, from every kind of caller.
// It fails if the server fails on one, leaks internals, or lets a caller write what they may not. Verified to fail:
// without refuseReadOnly in auth/permission.ts (a read-only token writes), and without maxNestingPlugin in
// graphql/server.ts (the parser’s stack overflows).
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
