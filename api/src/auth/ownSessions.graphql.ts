import { encodeGlobalID } from '@pothos/plugin-relay';
import { NotFoundError, UnauthenticatedError } from '../errors.ts';
import { builder } from '../graphql/builder.ts';
import { connectionComplexity, connectionNames, keysetConnection } from '../graphql/connection.ts';
import { selectionOf } from '../graphql/selection.ts';
import { AdminType } from './admin.graphql.ts';
import { deviceOf } from './device.ts';
import {
  listSessions,
  revokeOtherSessions,
  revokeOwnSession,
  sessionOrder,
  visibleSessions,
} from './ownSessions.ts';
import { isUuid } from './session.ts';

const nilUuid = '00000000-0000-0000-0000-000000000000';

const Session = builder.prismaNode('Session', {
  description: 'A sign-in on one device, until it ends. Only the admin who signed in sees it.',
  // A global id may refer to something the viewer may not see.
  nullable: true,
  select: { id: true, lastUsedAt: true },
  id: { field: 'id', description: 'The global id, for node(id:).' },
  findUnique: (id, { viewer }) => ({ id: isUuid(id) ? id : nilUuid, ...visibleSessions(viewer) }),
  fields: (t) => ({
    databaseId: t.exposeString('id', { description: 'For revokeSession: a UUID.' }),
    browser: t.string({
      nullable: true,
      description: 'The browser or program that signed in, such as Firefox; null when unknown.',
      select: { userAgent: true },
      resolve: ({ userAgent }) => deviceOf(userAgent).browser,
    }),
    system: t.string({
      nullable: true,
      description: 'The system it runs on, such as Android; null when unknown.',
      select: { userAgent: true },
      resolve: ({ userAgent }) => deviceOf(userAgent).system,
    }),
    network: t.string({
      nullable: true,
      description:
        'The network from which it was last used: a /24 (IPv4) or /48 (IPv6), such as 203.0.113.0/24; null if unknown.',
      select: { network: true },
      resolve: ({ network }) => network || null,
    }),
    isCurrent: t.boolean({
      description: 'Whether this call belongs to the session.',
      resolve: ({ id }, _args, { viewer }) => id === viewer.admin?.sessionId,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was opened.' }),
    lastUsedAt: t.expose('lastUsedAt', {
      type: 'DateTime',
      description: 'When it was last used, to within ten minutes.',
    }),
  }),
});

builder.objectField(AdminType, 'sessions', (t) =>
  t.connection(
    {
      type: Session,
      nullable: true,
      description:
        'The open sessions, most recently used first. For admins who signed in themselves, not for API tokens.',
      complexity: connectionComplexity,
      resolve: (admin, args, context, info) =>
        keysetConnection(sessionOrder, args, (page) =>
          listSessions({ admin }, page, selectionOf(context, info, 'Session', ['edges', 'node'])),
        ),
    },
    ...connectionNames('Session'),
  ),
);

const RevokeSessionPayload = builder.objectRef<{ id: string }>('RevokeSessionPayload').implement({
  description: 'The session has ended.',
  fields: (t) => ({
    revokedId: t.id({
      description: 'The global id of the session that ended.',
      resolve: ({ id }) => encodeGlobalID('Session', id),
    }),
  }),
});

builder.mutationField('revokeSession', (t) =>
  t.field({
    type: RevokeSessionPayload,
    permission: revokeOwnSession.permission,
    errors: { types: [UnauthenticatedError, NotFoundError] },
    description: 'Ends one of the admin’s own sessions; it stops working with the next call.',
    args: { id: t.arg.string({ required: true, description: 'The databaseId of the session.' }) },
    resolve: async (_root, { id }, context) => {
      await revokeOwnSession(context.viewer, context, id);
      return { id };
    },
  }),
);

const RevokeOtherSessionsPayload = builder.objectRef<string[]>('RevokeOtherSessionsPayload').implement({
  description: 'The admin is signed out everywhere else.',
  fields: (t) => ({
    revokedIds: t.idList({
      description: 'The global ids of the sessions that ended.',
      resolve: (ids) => ids.map((id) => encodeGlobalID('Session', id)),
    }),
  }),
});

builder.mutationField('revokeOtherSessions', (t) =>
  t.field({
    type: RevokeOtherSessionsPayload,
    permission: revokeOtherSessions.permission,
    errors: { types: [UnauthenticatedError] },
    description: 'Ends all of the admin’s own sessions but this one; they stop working with the next call.',
    resolve: (_root, _args, context) => revokeOtherSessions(context.viewer, context),
  }),
);
