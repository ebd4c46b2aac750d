import { maxAliasesPlugin } from '@escape.tech/graphql-armor-max-aliases';
import { maxTokensPlugin } from '@escape.tech/graphql-armor-max-tokens';
import { usePersistedOperations } from '@graphql-yoga/plugin-persisted-operations';
import { PothosSchemaError } from '@pothos/core';
import {
  getOperationAST,
  GraphQLError,
  OperationTypeNode,
  type DocumentNode,
  type ExecutionResult,
} from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import { BufferedResponse } from '../bufferedBody.ts';
import type { AskedOperation } from '../cache/askedOperation.ts';
import { GroupedCache } from '../cache/groupedCache.ts';
import { keepPrivate, noteFailure, runningTrace } from '../database/trace.ts';
import { BusyError, expectedOf, ExpectedError, StorageFullError } from '../errors.ts';
import { currentRequestId, log } from '../log.ts';
import { graphqlFailures } from '../operations/metrics.ts';
import { limitAnswers } from './answerSize.ts';
import type { RequestContext } from './context.ts';
import { useEventStream } from './eventStream.ts';
import { useHandedOver } from './handedOver.ts';
import { badRequest, refuseMalformed } from './malformed.ts';
import { maxNestingPlugin } from './nesting.ts';
import { parseErrors } from './parseErrors.ts';
import { persistedQueries } from './persistedQueries.ts';
import { limits } from './prices.ts';
import { mebibyte } from '../requestBody.ts';
import { refuseConditionalSubscription } from './conditionalSubscription.ts';
import { refuseExpensive } from './refuseExpensive.ts';
import { refuseVariables } from './refuseVariables.ts';
import { schema } from './schema.ts';
import { shortErrors } from './shortErrors.ts';
import { findSiteOperation } from './siteOperations.ts';

/**
 * The id of one of the site’s own operations, which are requested by id and variables, without text: in the
 * body, or in the address. An empty id counts as absent.
 */
function idOf(params: object, { method, url }: Request): string | null {
  const given =
    method === 'GET'
      ? new URL(url).searchParams.get('documentId')
      : 'documentId' in params && params.documentId;
  return typeof given === 'string' && given !== '' ? given : null;
}

const oneOperation =
  'Send an operation as query, or the id of one of the site’s own operations as documentId.';

/** Refuses a text beside an id: such an answer would be cached as that of the site’s operation. */
const refuseBoth: Plugin = {
  onParams({ params, request }) {
    if (params.query && idOf(params, request) !== null) throw badRequest(oneOperation);
  },
};

/**
 * A cache for parsed documents of about 64 MiB, and 8 MiB for each network: one takes about 75 times the size of its
 * text.
 */
function documentsByText<Document extends object>() {
  const documents = new GroupedCache<Document>(64 * mebibyte);
  return {
    get: (text: string) => documents.get(text),
    set(text: string, document: Document) {
      const network = { name: runningTrace()?.network() ?? '', entries: 1_000, bytes: 8 * mebibyte };
      documents.set(text, document, 75 * text.length + 1_000, [network]);
    },
  };
}

/** A failure is not cached, since the next attempt may succeed. */
function keepFailurePrivate(result: object): void {
  if ('errors' in result && result.errors) keepPrivate();
}

/** Only what queries return is shared: a mutation runs for every request. */
const sharing: Plugin = {
  onExecute({ args: { document, operationName } }) {
    const operation = getOperationAST(document, operationName)?.operation;
    if (operation !== OperationTypeNode.QUERY) keepPrivate();
  },
  onSubscribe: keepPrivate,
  onResultProcess: ({ result }) => [result].flat().forEach(keepFailurePrivate),
};

/**
 * Expected failures keep their message and code, and GraphQL’s own refusals stay unchanged; anything else is a bug:
 * logged, and reported only by the request’s id.
 */
function maskError(error: unknown, message: string): Error {
  const located = error instanceof GraphQLError ? error : null;
  const cause = expectedOf(located?.originalError ?? error);
  const place = { nodes: located?.nodes ?? null, path: located?.path ?? null };
  if (cause instanceof StorageFullError) log.error({ err: cause.cause }, 'There is no space left');
  if (cause instanceof ExpectedError) {
    const wait = cause instanceof BusyError && { retryAfterSeconds: cause.retryAfterSeconds };
    return new GraphQLError(cause.message, { ...place, extensions: { code: cause.code, ...wait } });
  }
  if (located && cause instanceof GraphQLError && !(cause instanceof PothosSchemaError)) {
    // Pothos refuses an invalid global id without a code.
    located.extensions['code'] ??= 'BAD_USER_INPUT';
    return located;
  }
  graphqlFailures.inc();
  noteFailure();
  log.error({ err: cause }, 'GraphQL failed');
  const requestId = currentRequestId.getStore();
  return new GraphQLError(message, { ...place, extensions: { code: 'INTERNAL_SERVER_ERROR', requestId } });
}

/**
 * GraphQL over HTTP (https://graphql.github.io/graphql-over-http/), POST as JSON and GET for queries.
 * Cross-origin calls and other content types are refused earlier (routes.ts).
 */
export const yoga = createYoga<RequestContext>({
  schema,
  graphqlEndpoint: '/graphql',
  // With Yoga’s own streams, a client that leaves ends the server.
  fetchAPI: { Response: BufferedResponse, ReadableStream, TextEncoder },
  landingPage: false,
  cors: false,
  multipart: false,
  batching: false,
  // routes.ts limits bodies, depending on the caller.
  maxRequestBodySize: false,
  logging: false,
  graphiql: false,
  parserAndValidationCache: { documentCache: documentsByText(), errorCache: documentsByText() },
  maskedErrors: {
    maskError,
    errorMessage: 'Something went wrong on our side. Try again, or send us the request id.',
  },
  plugins: [
    shortErrors,
    refuseMalformed,
    persistedQueries,
    refuseBoth,
    usePersistedOperations<RequestContext>({
      allowArbitraryOperations: true,
      extractPersistedOperationId: idOf,
      getPersistedOperation: (id, _request, { environment }) => findSiteOperation(environment, id),
      customErrors: {
        keyNotFound: () => badRequest(oneOperation),
      },
    }),
    useHandedOver,
    sharing,
    maxNestingPlugin(limits.nesting),
    maxTokensPlugin({ n: limits.tokens }),
    maxAliasesPlugin({ n: limits.aliases }),
    parseErrors,
    refuseConditionalSubscription,
    refuseVariables,
    refuseExpensive,
    limitAnswers,
    useEventStream,
  ],
});

/**
 * Executes a text without HTTP: with the same limits, permissions and masking. Null if it is not a query, or is not valid.
 * @param begin called before anything is executed
 */
export async function executeQuery(
  context: RequestContext,
  text: string,
  { operationName, variables = {} }: Pick<AskedOperation, 'operationName' | 'variables'>,
  begin: () => void,
): Promise<ExecutionResult | null> {
  const { parse, validate, contextFactory, execute } = yoga.getEnveloped(context);
  let document: DocumentNode;
  try {
    document = parse(text);
  } catch {
    return null;
  }
  if (validate(schema, document).length > 0) return null;
  if (getOperationAST(document, operationName)?.operation !== OperationTypeNode.QUERY) return null;
  begin();
  const contextValue = await contextFactory();
  return execute({ schema, document, contextValue, variableValues: variables, operationName });
}

/**
 * Runs one of the site’s own operations for a page, without HTTP: with the same limits, permissions and
 * masking.
 */
export async function executeSiteOperation(
  context: RequestContext,
  operationId: string,
  variables: Record<string, unknown>,
): Promise<ExecutionResult> {
  const text = findSiteOperation(context.environment, operationId);
  if (!text) throw new Error(`The web requested an operation that was not compiled: ${operationId}.`);
  const { parse, validate, contextFactory, execute } = yoga.getEnveloped(context);
  const document = parse(text);
  const errors = validate(schema, document);
  const result: ExecutionResult =
    errors.length > 0
      ? { errors }
      : await execute({ schema, document, variableValues: variables, contextValue: await contextFactory() });
  keepFailurePrivate(result);
  return result;
}
