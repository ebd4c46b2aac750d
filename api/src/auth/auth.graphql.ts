import {
  InvalidCodeError,
  InvalidCredentialsError,
  NotImplementedError,
  SecondFactorRequiredError,
  TooManyAttemptsError,
  ValidationError,
} from '../errors.ts';
import { builder } from '../graphql/builder.ts';
import { inputFromZod } from '../graphql/inputFromZod.ts';
import { AdminType } from './admin.graphql.ts';
import { demoCredentials, findViewer, signIn, signInInput, signOut, signUp } from './auth.ts';
import { endBrowserSession, openBrowserSession } from './browserSession.ts';
import type { Admin } from './viewer.ts';

builder.queryField('viewer', (t) =>
  t.field({
    type: AdminType,
    nullable: true,
    permission: findViewer.permission,
    description: 'The signed-in admin; null for visitors.',
    resolve: (_root, _args, { viewer }) => findViewer(viewer),
  }),
);

const DemoCredentials = builder.objectRef<{ email: string; password: string }>('DemoCredentials').implement({
  description: 'The admin account of a demo.',
  fields: (t) => ({
    email: t.exposeString('email', { description: 'The email address to sign in with.' }),
    password: t.exposeString('password', {
      description: 'The password, generated at random for this database.',
    }),
  }),
});

builder.queryField('demoCredentials', (t) =>
  t.field({
    type: DemoCredentials,
    nullable: true,
    permission: demoCredentials.permission,
    description:
      'The hint under a demo’s login form; null unless the request comes from the server’s own machine.',
    resolve: (_root, _args, { viewer, client }) => demoCredentials(viewer, client()),
  }),
);

export const SignInPayload = builder
  .objectRef<{ admin: Admin; accessToken: string }>('SignInPayload')
  .implement({
    description: 'An open session; its cookies are set as well.',
    fields: (t) => ({
      viewer: t.expose('admin', { type: AdminType, description: 'The admin who is now signed in.' }),
      accessToken: t.exposeString('accessToken', {
        description: 'For “Authorization: Bearer …”; valid for ten minutes.',
      }),
    }),
  });

builder.mutationField('signIn', (t) =>
  t.field({
    type: SignInPayload,
    permission: signIn.permission,
    errors: {
      types: [
        ValidationError,
        InvalidCredentialsError,
        SecondFactorRequiredError,
        InvalidCodeError,
        TooManyAttemptsError,
      ],
    },
    description:
      'Opens a session. For an account with a second factor, SecondFactorRequiredError asks for the same input again with a code.',
    args: {
      input: t.arg({
        type: inputFromZod('SignInInput', 'The credentials of an admin.', signInInput),
        required: true,
        description: 'Email address and password.',
      }),
    },
    resolve: (_root, { input }, context) => openBrowserSession(context, signIn, input),
  }),
);

const SignOutPayload = builder.objectRef<object>('SignOutPayload').implement({
  description: 'The session has ended and its cookies are cleared.',
  fields: (t) => ({
    signedOut: t.boolean({ description: 'Always true.', resolve: () => true }),
  }),
});

builder.mutationField('signOut', (t) =>
  t.field({
    type: SignOutPayload,
    permission: signOut.permission,
    description: 'Ends the session; its access tokens stop working with the next call.',
    resolve: async (_root, _args, context) => {
      await endBrowserSession(context);
      return {};
    },
  }),
);

builder.mutationField('signUp', (t) =>
  t.field({
    type: SignInPayload,
    permission: signUp.permission,
    errors: { types: [NotImplementedError] },
    description: 'Not offered: returns NotImplementedError.',
    resolve: (_root, _args, { viewer }) => signUp(viewer),
  }),
);
