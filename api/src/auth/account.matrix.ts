import { randomUUID } from 'node:crypto';
import { encodeGlobalID } from '@pothos/plugin-relay';
import { prisma } from '../database/client.ts';
import { addImages } from '../images/images.samples.ts';
import { confirmed, everyone, hidden, inPerson, matrix, toReadOnlyToken } from '../testing/matrix.ts';
import { editor } from '../testing/testApp.ts';
import { addApiToken } from './apiTokens.samples.ts';
import { requireFactors } from './secondFactor.samples.ts';

const newToken = (name: string) => `input: { name: "${name}", scope: readOnly, lifetimeDays: 30 }`;
const passwords = (current: string, next: string) =>
  `input: { currentPassword: "${current}", newPassword: "${next}" }`;

/** Permissions for admins’ own accounts: neither anyone else nor their tokens have them. */
export const accountMatrix = matrix({
  async arrange() {
    const [portrait] = await addImages({});
    await prisma.adminUser.updateMany({ data: { language: 'en', portraitUrl: portrait?.url ?? null } });
    await requireFactors();
    const { apiToken } = await addApiToken({ capabilities: 'news.read' });
    const session = await prisma.session.create({
      data: {
        id: randomUUID(),
        adminUserId: apiToken.adminUserId,
        refreshTokenHash: '',
        userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
        network: '203.0.113.0/24',
        expiresAt: apiToken.expiresAt,
      },
    });
    const event = await prisma.securityEvent.create({
      data: {
        kind: 'tokenCreated',
        adminUserId: apiToken.adminUserId,
        email: editor.email,
        network: '203.0.113.0/24',
        browser: 'Firefox',
        system: 'Linux',
        detail: apiToken.name,
      },
    });
    return {
      sessionId: session.id,
      sessionNode: encodeGlobalID('Session', session.id),
      eventNode: encodeGlobalID('SecurityEvent', event.id),
      tokenId: apiToken.id,
      tokenNode: encodeGlobalID('ApiToken', apiToken.id),
    };
  },

  graphql: {
    'Query.securityEvents': inPerson('people.read', 'SecurityEventConnection'),
    'Query.node of a security event': {
      ...toReadOnlyToken(null, hidden('people.read', 'SecurityEvent')),
      args: ({ eventNode }) => `id: "${eventNode}"`,
    },
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
      ...inPerson('account.manage', 'ChangePasswordPayload'),
      args: () => passwords(editor.password, 'another password'),
    },
    'Mutation.changePassword with a wrong one': {
      ...inPerson('account.manage', 'InvalidCredentialsError'),
      args: () => passwords('guess', 'another password'),
    },
    'Mutation.changePassword to a short one': {
      ...inPerson('account.manage', 'ValidationError'),
      args: () => passwords(editor.password, 'short'),
    },
    'Mutation.confirmPassword': {
      ...inPerson('account.manage', 'ConfirmPasswordPayload'),
      args: () => `input: { password: "${editor.password}" }`,
    },
    'Mutation.createApiToken long after the sign-in': {
      ...confirmed('account.manage', 'PasswordRequiredError'),
      args: () => newToken('A feed reader'),
      signedInAgo: 11 * 60_000,
    },
    'Mutation.revokeSession': {
      ...inPerson('account.manage', 'RevokeSessionPayload'),
      args: ({ sessionId }) => `id: "${sessionId}"`,
    },
    'Mutation.revokeSession that does not exist': {
      ...inPerson('account.manage', 'NotFoundError'),
      args: () => 'id: "nobody’s"',
    },
    'Mutation.createApiToken': {
      ...confirmed('account.manage', 'CreateApiTokenPayload'),
      args: () => newToken('A feed reader'),
    },
    'Mutation.createApiToken without a name': {
      ...confirmed('account.manage', 'ValidationError'),
      args: () => newToken(''),
    },
    'Mutation.revokeApiToken': {
      ...inPerson('account.manage', 'RevokeApiTokenPayload'),
      args: ({ tokenId }) => `id: ${tokenId}`,
    },
    'Mutation.revokeApiToken that does not exist': {
      ...inPerson('account.manage', 'NotFoundError'),
      args: () => 'id: 2147483647',
    },
  },

  types: {
    Admin: {
      through: 'Query.viewer with their account',
      granted: 'databaseId email name language portraitUrl portrait role capabilities factorDueAt',
      inPerson: 'sessions apiTokens passkeys secondFactors',
    },
    Session: {
      through: 'Query.node of a session',
      inPerson: 'id databaseId browser system network isCurrent createdAt lastUsedAt',
    },
    ApiToken: {
      through: 'Query.node of an API token',
      inPerson: 'id databaseId name scope capabilities createdAt expiresAt lastUsedAt',
    },
    SessionConnection: { through: 'Query.viewer with their account', inPerson: 'edges pageInfo' },
    SessionEdge: { through: 'Query.viewer with their account', inPerson: 'cursor node' },
    ApiTokenConnection: { through: 'Query.viewer with their account', inPerson: 'edges pageInfo' },
    ApiTokenEdge: { through: 'Query.viewer with their account', inPerson: 'cursor node' },
    ChangePasswordPayload: {
      through: 'Mutation.changePassword',
      inPerson: 'endedSessionIds revokedApiTokenIds',
    },
    ConfirmPasswordPayload: { through: 'Mutation.confirmPassword', inPerson: 'confirmed' },
    PasswordRequiredError: {
      through: 'Mutation.createApiToken long after the sign-in',
      inPerson: 'code message',
    },
    SecurityEvent: {
      through: 'Query.node of a security event',
      inPerson: 'id databaseId kind at email network browser system tokenName count',
    },
    SecurityEventConnection: { through: 'Query.securityEvents', inPerson: 'edges pageInfo' },
    SecurityEventEdge: { through: 'Query.securityEvents', inPerson: 'cursor node' },
    RevokeSessionPayload: { through: 'Mutation.revokeSession', inPerson: 'revokedId' },
    CreateApiTokenPayload: { through: 'Mutation.createApiToken', inPerson: 'apiToken secret' },
    RevokeApiTokenPayload: { through: 'Mutation.revokeApiToken', inPerson: 'revokedId' },
  },
});
