import { randomUUID } from 'node:crypto';
import { encodeGlobalID } from '@pothos/plugin-relay';
import { prisma } from '../database/client.ts';
import { adminsInPerson, everyone, matrix, toReadOnlyToken } from '../testing/matrix.ts';
import { editor } from '../testing/testApp.ts';
import { addApiToken } from './apiTokens.samples.ts';

const newToken = (name: string) => `input: { name: "${name}", scope: readOnly, lifetimeDays: 30 }`;
const passwords = (current: string, next: string) =>
  `input: { currentPassword: "${current}", newPassword: "${next}" }`;

/** What admins may do with their own account: nobody else, and no token of theirs. */
export const accountMatrix = matrix({
  async arrange() {
    const { apiToken } = await addApiToken();
    const session = await prisma.session.create({
      data: {
        id: randomUUID(),
        adminUserId: apiToken.adminUserId,
        refreshTokenHash: '',
        userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
        expiresAt: apiToken.expiresAt,
      },
    });
    return {
      sessionId: session.id,
      sessionNode: encodeGlobalID('Session', session.id),
      tokenId: apiToken.id,
      tokenNode: encodeGlobalID('ApiToken', apiToken.id),
    };
  },

  graphql: {
    'Query.viewer with their account': everyone(null, 'Admin'),
    'Query.node of a session': {
      ...toReadOnlyToken(null, everyone(null, 'Session')),
      args: ({ sessionNode }) => `id: "${sessionNode}"`,
    },
    'Query.node of an API token': {
      ...toReadOnlyToken(null, everyone(null, 'ApiToken')),
      args: ({ tokenNode }) => `id: "${tokenNode}"`,
    },
    'Query.nodes of an account': {
      ...toReadOnlyToken(null, everyone(null, 'Session')),
      args: ({ sessionNode, tokenNode }) => `ids: ["${sessionNode}", "${tokenNode}"]`,
    },
    'Mutation.changePassword': {
      ...adminsInPerson('ChangePasswordPayload'),
      args: () => passwords(editor.password, 'another password'),
    },
    'Mutation.changePassword by a wrong one': {
      ...adminsInPerson('InvalidCredentialsError'),
      args: () => passwords('guess', 'another password'),
    },
    'Mutation.changePassword to a short one': {
      ...adminsInPerson('ValidationError'),
      args: () => passwords(editor.password, 'short'),
    },
    'Mutation.revokeSession': {
      ...adminsInPerson('RevokeSessionPayload'),
      args: ({ sessionId }) => `id: "${sessionId}"`,
    },
    'Mutation.revokeSession that is not there': {
      ...adminsInPerson('NotFoundError'),
      args: () => 'id: "nobody’s"',
    },
    'Mutation.createApiToken': {
      ...adminsInPerson('CreateApiTokenPayload'),
      args: () => newToken('A feed reader'),
    },
    'Mutation.createApiToken without a name': {
      ...adminsInPerson('ValidationError'),
      args: () => newToken(''),
    },
    'Mutation.revokeApiToken': {
      ...adminsInPerson('RevokeApiTokenPayload'),
      args: ({ tokenId }) => `id: ${tokenId}`,
    },
    'Mutation.revokeApiToken that is not there': {
      ...adminsInPerson('NotFoundError'),
      args: () => 'id: 2147483647',
    },
  },

  types: {
    Admin: {
      through: 'Query.viewer with their account',
      admins: 'databaseId email role',
      adminsInPerson: 'sessions apiTokens',
    },
    Session: {
      through: 'Query.node of a session',
      adminsInPerson: 'id databaseId browser system isCurrent createdAt lastUsedAt',
    },
    ApiToken: {
      through: 'Query.node of an API token',
      adminsInPerson: 'id databaseId name scope createdAt expiresAt lastUsedAt',
    },
    SessionConnection: { through: 'Query.viewer with their account', adminsInPerson: 'edges pageInfo' },
    SessionEdge: { through: 'Query.viewer with their account', adminsInPerson: 'cursor node' },
    ApiTokenConnection: { through: 'Query.viewer with their account', adminsInPerson: 'edges pageInfo' },
    ApiTokenEdge: { through: 'Query.viewer with their account', adminsInPerson: 'cursor node' },
    ChangePasswordPayload: { through: 'Mutation.changePassword', adminsInPerson: 'endedSessionIds' },
    RevokeSessionPayload: { through: 'Mutation.revokeSession', adminsInPerson: 'revokedId' },
    CreateApiTokenPayload: { through: 'Mutation.createApiToken', adminsInPerson: 'apiToken secret' },
    RevokeApiTokenPayload: { through: 'Mutation.revokeApiToken', adminsInPerson: 'revokedId' },
  },
});
