import { AccountLinkPurpose } from '../database/generated/client.ts';
import { AccountLinkError, NotImplementedError, TooManyAttemptsError, ValidationError } from '../errors.ts';
import { builder } from '../graphql/builder.ts';
import { inputFromZod } from '../graphql/inputFromZod.ts';
import { LanguageType } from '../graphql/scalars.ts';
import { chosenLanguage } from '../language.ts';
import type { FoundLink } from './linkSecrets.ts';
import { readAccountLink, resetPassword, setPasswordByLink, setPasswordInput } from './setPassword.ts';

const ResetPasswordPayload = builder.objectRef<object>('ResetPasswordPayload').implement({
  description: 'If an account has this address, a link for a new password is on its way to it.',
  fields: (t) => ({
    requested: t.boolean({ description: 'Always true.', resolve: () => true }),
  }),
});

builder.mutationField('resetPassword', (t) =>
  t.field({
    type: ResetPasswordPayload,
    permission: resetPassword.permission,
    errors: { types: [NotImplementedError, ValidationError, TooManyAttemptsError] },
    description:
      'Mails a link for a new password, valid for an hour, to the account with this address. Never tells whether there is one. Returns NotImplementedError where mail is not configured.',
    args: {
      email: t.arg.string({ description: 'The address of the account; required where mail is configured.' }),
    },
    resolve: async (_root, { email }, context) => {
      await resetPassword(context.viewer, context, { email });
      return {};
    },
  }),
);

const Purpose = builder.enumType('AccountLinkPurpose', {
  description: 'What a one-time link is for.',
  values: {
    [AccountLinkPurpose.invitation]: { description: 'To accept an invitation with a first password.' },
    [AccountLinkPurpose.passwordReset]: { description: 'To replace a forgotten password.' },
  },
});

const AccountLink = builder.objectRef<FoundLink>('AccountLink').implement({
  description: 'A one-time link that works, and whose password it sets.',
  fields: (t) => ({
    purpose: t.expose('purpose', { type: Purpose, description: 'What it is for.' }),
    email: t.string({
      description: 'The address of the account.',
      resolve: ({ adminUser }) => adminUser.email,
    }),
    name: t.string({
      description: 'The name of its person; empty until it is entered.',
      resolve: ({ adminUser }) => adminUser.name,
    }),
    language: t.field({
      type: LanguageType,
      nullable: true,
      description: 'The language of its person; null if nobody has chosen it.',
      resolve: ({ adminUser }) => chosenLanguage(adminUser.language),
    }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'Until when it works.' }),
  }),
});

builder.mutationField('readAccountLink', (t) =>
  t.field({
    type: AccountLink,
    permission: readAccountLink.permission,
    errors: { types: [ValidationError, AccountLinkError] },
    description:
      'What a one-time link is for, without using it up. A mutation, so that the secret is in no address, and the answer in no cache.',
    args: {
      secret: t.arg.string({ required: true, description: 'What follows “#” in the link.' }),
    },
    resolve: (_root, { secret }, { viewer }) => readAccountLink(viewer, secret),
  }),
);

const SetPasswordPayload = builder.objectRef<{ email: string }>('SetPasswordByLinkPayload').implement({
  description: 'The password is set. The link no longer works, and all sessions of the account have ended.',
  fields: (t) => ({
    email: t.exposeString('email', { description: 'The address with which to sign in now.' }),
  }),
});

builder.mutationField('setPasswordByLink', (t) =>
  t.field({
    type: SetPasswordPayload,
    permission: setPasswordByLink.permission,
    errors: { types: [ValidationError, AccountLinkError] },
    description:
      'Sets the password of the account that a one-time link is for, which uses up the link, and ends all sessions, API tokens and other links of the account.',
    args: {
      input: t.arg({
        type: inputFromZod('SetPasswordByLinkInput', 'The link and the new password.', setPasswordInput),
        required: true,
        description: 'The link and the new password.',
      }),
    },
    resolve: async (_root, { input }, context) => ({
      email: await setPasswordByLink(context.viewer, context, input),
    }),
  }),
);
