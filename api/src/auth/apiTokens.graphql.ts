import { encodeGlobalID } from '@pothos/plugin-relay';
import { ApiTokenScope, type ApiToken as ApiTokenRow } from '../database/generated/client.ts';
import { NotFoundError, PasswordRequiredError, UnauthenticatedError, ValidationError } from '../errors.ts';
import { builder } from '../graphql/builder.ts';
import { connectionComplexity, connectionNames, keysetConnection } from '../graphql/connection.ts';
import { inputFromZod } from '../graphql/inputFromZod.ts';
import { selectionOf } from '../graphql/selection.ts';
import { parseDatabaseId } from '../inputFields.ts';
import { AdminType } from './admin.graphql.ts';
import {
  apiTokenInput,
  apiTokenOrder,
  createApiToken,
  limitOf,
  listApiTokens,
  revokeApiToken,
  visibleApiTokens,
} from './apiTokens.ts';

const Scope = builder.enumType('ApiTokenScope', {
  description: 'The scope of an API token.',
  values: {
    [ApiTokenScope.readOnly]: { description: 'May read what its admin may read, and change nothing.' },
    [ApiTokenScope.readWrite]: {
      description: 'May do what its admin may do, except manage their own account.',
    },
  },
});

const ApiToken = builder.prismaNode('ApiToken', {
  description: 'A token for a program that acts as the admin who created it. Only that admin sees it.',
  // A global id may refer to something the viewer may not see.
  nullable: true,
  select: { id: true },
  id: { field: 'id', description: 'The global id, for node(id:).' },
  findUnique: (id, { viewer }) => ({ id: parseDatabaseId(id), ...visibleApiTokens(viewer) }),
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The number of the token, for revokeApiToken.' }),
    name: t.exposeString('name', { description: 'What it is for.' }),
    scope: t.expose('scope', { type: Scope, description: 'Its scope.' }),
    capabilities: t.stringList({
      nullable: true,
      description: 'Those it is limited to, such as “news.read”; null for all of its person’s role.',
      select: { capabilities: true },
      resolve: limitOf,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was made.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'When it expires.' }),
    lastUsedAt: t.expose('lastUsedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was last used, to the minute; null if never.',
    }),
  }),
});

builder.objectField(AdminType, 'apiTokens', (t) =>
  t.connection(
    {
      type: ApiToken,
      nullable: true,
      description:
        'The API tokens that have not been revoked, newest first, including expired ones. For admins who signed in themselves, not for API tokens.',
      complexity: connectionComplexity,
      resolve: (admin, args, context, info) =>
        keysetConnection(apiTokenOrder, args, (page) =>
          listApiTokens({ admin }, page, selectionOf(context, info, 'ApiToken', ['edges', 'node'])),
        ),
    },
    ...connectionNames('ApiToken'),
  ),
);

const CreateApiTokenPayload = builder
  .objectRef<{ apiToken: ApiTokenRow; secret: string }>('CreateApiTokenPayload')
  .implement({
    description: 'The new token with its secret, which is shown only once.',
    fields: (t) => ({
      apiToken: t.expose('apiToken', { type: ApiToken, description: 'The new token.' }),
      secret: t.exposeString('secret', {
        description:
          'For “Authorization: Bearer …”. Only a hash of it is stored, so it cannot be shown again.',
      }),
    }),
  });

builder.mutationField('createApiToken', (t) =>
  t.field({
    type: CreateApiTokenPayload,
    permission: createApiToken.permission,
    errors: { types: [UnauthenticatedError, PasswordRequiredError, ValidationError] },
    description: 'Creates an API token that acts as the admin; at most 20 can be valid at a time.',
    args: {
      input: t.arg({
        type: inputFromZod('CreateApiTokenInput', 'A new API token.', apiTokenInput),
        required: true,
        description: 'The new token.',
      }),
    },
    resolve: (_root, { input }, context) => createApiToken(context.viewer, context, input),
  }),
);

const RevokeApiTokenPayload = builder.objectRef<{ id: number }>('RevokeApiTokenPayload').implement({
  description: 'The token is no longer valid.',
  fields: (t) => ({
    revokedId: t.id({
      description: 'The global id of the revoked token.',
      resolve: ({ id }) => encodeGlobalID('ApiToken', id),
    }),
  }),
});

builder.mutationField('revokeApiToken', (t) =>
  t.field({
    type: RevokeApiTokenPayload,
    permission: revokeApiToken.permission,
    errors: { types: [UnauthenticatedError, NotFoundError] },
    description: 'Revokes one of the admin’s own API tokens; it stops working with the next call.',
    args: { id: t.arg.int({ required: true, description: 'The databaseId of the token.' }) },
    resolve: async (_root, { id }, context) => {
      await revokeApiToken(context.viewer, context, id);
      return { id };
    },
  }),
);
