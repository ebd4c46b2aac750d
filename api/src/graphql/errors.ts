import {
  ConflictError,
  ContentChangedError,
  ExpectedError,
  FactorNeededError,
  ImageInUseError,
  AccountLinkError,
  InvalidCodeError,
  InvalidCredentialsError,
  LastOwnerError,
  NotFoundError,
  NotImplementedError,
  PasskeyError,
  PasswordRequiredError,
  ReviewEndedError,
  SecondFactorRequiredError,
  TooManyAttemptsError,
  UnauthenticatedError,
  ValidationError,
  type FieldProblem,
  type ImageUsage,
} from '../errors.ts';
import { isViewer, personWith } from '../auth/persons.graphql.ts';
import { builder } from './builder.ts';

export const ErrorInterface = builder.interfaceRef<ExpectedError>('Error').implement({
  description: 'A failure that a caller can expect.',
  fields: (t) => ({
    code: t.exposeString('code', { description: 'Stable, for programs; such as NOT_FOUND.' }),
    message: t.exposeString('message', {
      description: 'In English, for the reader: what happened, what to do.',
    }),
  }),
});

/** The description of a problem’s reason. */
export const reasonText =
  'What an INVALID value should have been: CHARACTERS (that can be stored), CHOICE, DAY, EMAIL, LIBRARY (a picture of it), MOMENT, NAME (of a person, without @), PICTURE, RANGE, RIGHT_FORM (not the right form of its glossary term), SEQUENCE (later than another time), SHARED (not the name of somebody else), SPELLING (the address of a picture as the library has it), TAKEN (that no other item has), TYPE, WEBSITE or YEARS; null if none of these applies.';

const FieldProblemType = builder.objectRef<FieldProblem>('FieldProblem').implement({
  description: 'What is wrong with one field of an input.',
  fields: (t) => ({
    field: t.exposeString('field', {
      description: 'The name of the input field; a dotted path inside lists.',
    }),
    code: t.exposeString('code', {
      description:
        'REQUIRED, TOO_LONG, INVALID, UNKNOWN or TAKEN (by another row); for a new password also TOO_COMMON, OWN_ADDRESS or SAME_AS_BEFORE.',
    }),
    message: t.exposeString('message', { description: 'In English, for the reader.' }),
    limit: t.exposeInt('limit', { nullable: true, description: 'The limit in characters, for TOO_LONG.' }),
    reason: t.exposeString('reason', { nullable: true, description: reasonText }),
  }),
});

builder.objectType(ValidationError, {
  name: 'ValidationError',
  description: 'The input breaks a rule; nothing was written.',
  interfaces: [ErrorInterface],
  fields: (t) => ({
    fields: t.field({
      type: [FieldProblemType],
      description: 'One entry for each problem.',
      resolve: ({ fields }) => [...fields],
    }),
  }),
});

builder.objectType(ConflictError, {
  name: 'ConflictError',
  description: 'The change is based on an outdated version. The current one was kept.',
  interfaces: [ErrorInterface],
  fields: (t) => ({
    currentVersion: t.exposeInt('currentVersion', { description: 'The current version.' }),
    changedBy: t.string({
      nullable: true,
      description:
        'The name of the admin who saved it, or their email address until they have entered one; null if the history has no record of it.',
      resolve: async ({ changed }, _args, context) =>
        changed && (await personWith(context, changed.by))?.name,
    }),
    isChangedByViewer: t.boolean({
      description: 'Whether the caller saved it: elsewhere, or before.',
      resolve: async ({ changed }, _args, context) => {
        const person = changed && (await personWith(context, changed.by));
        return person !== null && isViewer(person, context.viewer);
      },
    }),
    changedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When it was saved; null if the history has no record of it.',
      resolve: ({ changed }) => changed?.at,
    }),
  }),
});

export const ImageUsageType = builder.objectRef<ImageUsage>('ImageUsage').implement({
  description: 'A row that shows an image.',
  fields: (t) => ({
    type: t.exposeString('type', {
      description: 'The kind of the row, such as NewsArticle; AdminUser for a portrait.',
    }),
    databaseId: t.exposeInt('id', {
      nullable: true,
      description:
        'The number of the row; null for a portrait, unless the caller may see people, and for a token without the noun.',
    }),
    label: t.exposeString('label', {
      description:
        'What identifies the row to editors: its title, name, key or email address; empty where the number is null.',
    }),
    fields: t.exposeStringList('fields', {
      description: 'The fields that contain the image’s address, such as imageUrl or contentEn.',
    }),
  }),
});

builder.objectType(ImageInUseError, {
  name: 'ImageInUseError',
  description: 'The image is in use; nothing was deleted.',
  interfaces: [ErrorInterface],
  fields: (t) => ({
    usages: t.field({
      type: [ImageUsageType],
      description: 'Where the image is in use: up to 20 rows of each kind.',
      resolve: ({ usages }) => [...usages],
    }),
  }),
});

builder.objectType(TooManyAttemptsError, {
  name: 'TooManyAttemptsError',
  description: 'Too many calls of one kind in a short time.',
  interfaces: [ErrorInterface],
  fields: (t) => ({
    retryAfterSeconds: t.exposeInt('retryAfterSeconds', {
      description: 'Seconds to wait before trying again.',
    }),
  }),
});

builder.objectType(SecondFactorRequiredError, {
  name: 'SecondFactorRequiredError',
  description:
    'The password is right, and the account needs a second factor besides: nobody is signed in yet. Send the same again with a code, or use a passkey.',
  interfaces: [ErrorInterface],
  fields: (t) => ({
    hasAuthenticator: t.boolean({
      description:
        'Whether the account has an authenticator app, whose codes it accepts; recovery codes it accepts always.',
      resolve: ({ has }) => has.authenticator,
    }),
    hasPasskey: t.boolean({
      description: 'Whether the account has a passkey, which signs in alone.',
      resolve: ({ has }) => has.passkey,
    }),
  }),
});

const plainErrors = [
  [UnauthenticatedError, 'UnauthenticatedError', 'No one is signed in, or the session has ended.'],
  [NotFoundError, 'NotFoundError', 'Nothing with this id exists, or the viewer may not see it.'],
  [InvalidCodeError, 'InvalidCodeError', 'The code of a second factor is wrong, or was used before.'],
  [InvalidCredentialsError, 'InvalidCredentialsError', 'The email address and the password do not match.'],
  [
    PasswordRequiredError,
    'PasswordRequiredError',
    'The admin’s last sign-in or confirmPassword was more than ten minutes ago; nothing was done.',
  ],
  [
    ReviewEndedError,
    'ReviewEndedError',
    'The review that the change approves was answered, withdrawn or asked for with another sentence; nothing was changed.',
  ],
  [
    ContentChangedError,
    'ContentChangedError',
    'The content has changed since the archive was compared with it; nothing was imported.',
  ],
  [
    LastOwnerError,
    'LastOwnerError',
    'Without this owner, nobody who can sign in could manage people; nothing was changed.',
  ],
  [
    FactorNeededError,
    'FactorNeededError',
    'Somebody would be without a second factor while one is required; nothing was changed.',
  ],
  [
    AccountLinkError,
    'AccountLinkError',
    'A one-time link does not work: its code is LINK_USED, LINK_EXPIRED, LINK_REVOKED or LINK_UNKNOWN. Nothing was changed.',
  ],
  [
    PasskeyError,
    'PasskeyError',
    'A passkey’s answer is refused: its code is PASSKEY_EXPIRED (the challenge was used, or is older than five minutes) or PASSKEY_REFUSED. Nothing was done.',
  ],
  [NotImplementedError, 'NotImplementedError', 'Declared, but not offered.'],
] as const;

for (const [errorClass, name, description] of plainErrors) {
  builder.objectType(errorClass as new () => ExpectedError, {
    name,
    description,
    interfaces: [ErrorInterface],
  });
}
