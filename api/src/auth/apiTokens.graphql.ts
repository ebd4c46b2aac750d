import { encodeGlobalID } from '@pothos/plugin-relay';
import { ApiTokenScope, type ApiToken as ApiTokenRow } from '../database/generated/client.ts';
import { NotFoundError, PasswordRequiredError, UnauthenticatedError, ValidationError } from '../errors.ts';
import { builder } from '../graphql/builder.ts';
import { connectionComplexity, connectionNames, keysetConnection } from '../graphql/connection.ts';
import { inputFromZod } from '../graphql/inputFromZod.ts';
import { selectionOf } from '../graphql/selection.ts';
import { parseDatabaseId } from '../validation.ts';
import { AdminType } from './admin.graphql.ts';
import {
  apiTokenInput,
  apiTokenOrder,
  createApiToken,
  listApiTokens,
  revokeApiToken,
  visibleApiTokens,
} from './apiTokens.ts';

const Scope = builder.enumType('ApiTokenScope', {
  description: 'How far an API token reaches.',
  values: {
    [ApiTokenScope.readOnly]: { description: 'Sees what its admin sees, and changes nothing.' },
    [ApiTokenScope.readWrite]: { description: 'Does what its admin may do, but for their own account.' },
  },
});

const ApiToken = builder.prismaNode('ApiToken', {
  description: 'A token for a program, which acts as the admin who made it. Only they see it.',
  // A global id may lead to nothing that the viewer may see.
  nullable: true,
  select: { id: true },
  id: { field: 'id', description: 'The global id, for node(id:).' },
  findUnique: (id, { viewer }) => ({ id: parseDatabaseId(id), ...visibleApiTokens(viewer) }),
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The number of the token, for revokeApiToken.' }),
    name: t.exposeString('name', { description: 'What it is for.' }),
    scope: t.expose('scope', { type: Scope, description: 'How far it reaches.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was made.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'From when on it is refused.' }),
    lastUsedAt: t.expose('lastUsedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was used last, to a minute; null when it never was.',
    }),
  }),
});

builder.objectField(AdminType, 'apiTokens', (t) =>
  t.connection(
    {
      type: ApiToken,
      nullable: true,
      description:
        'The API tokens that were not revoked, newest first, expired ones among them. For admins who signed in themselves, not for API tokens.',
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
    description: 'The new token, with the secret that is told this once.',
    fields: (t) => ({
      apiToken: t.expose('apiToken', { type: ApiToken, description: 'The new token.' }),
      secret: t.exposeString('secret', {
        description: 'For “Authorization: Bearer …”. Only a hash of it is kept, so nobody can show it again.',
      }),
    }),
  });

builder.mutationField('createApiToken', (t) =>
  t.field({
    type: CreateApiTokenPayload,
    permission: createApiToken.permission,
    errors: { types: [UnauthenticatedError, PasswordRequiredError, ValidationError] },
    description: 'Makes an API token that acts as the admin: at most 20 that are good at the same time.',
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
  description: 'The token is no longer good.',
  fields: (t) => ({
    revokedId: t.id({
      description: 'The global id of the token that was revoked.',
      resolve: ({ id }) => encodeGlobalID('ApiToken', id),
    }),
  }),
});

builder.mutationField('revokeApiToken', (t) =>
  t.field({
    type: RevokeApiTokenPayload,
    permission: revokeApiToken.permission,
    errors: { types: [UnauthenticatedError, NotFoundError] },
    description: 'Ends one of the admin’s own API tokens: it stops working with the next call.',
    args: { id: t.arg.int({ required: true, description: 'The databaseId of the token.' }) },
    resolve: async (_root, { id }, context) => {
      await revokeApiToken(context.viewer, context, id);
      return { id };
    },
  }),
);
