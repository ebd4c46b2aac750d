import { LaunchCheckError } from '../errors.ts';
import { builder } from '../graphql/builder.ts';
import { ErrorInterface } from '../graphql/errors.ts';
import { LanguageType } from '../graphql/scalars.ts';
import { findingCodes, findingKinds, launchChecks, type Finding } from './finding.ts';

const Kind = builder.enumType('FindingKind', {
  description: 'What a finding means for publishing.',
  values: findingKinds,
});

const Code = builder.enumType('FindingCode', { description: 'What was found.', values: findingCodes });

export const LaunchCheckType = builder.enumType('LaunchCheck', {
  description: 'What happens if a published article has findings that stop it.',
  values: launchChecks,
});

export const FindingType = builder.objectRef<Finding>('Finding').implement({
  description: 'Something in an article that should be mended before readers see it.',
  fields: (t) => ({
    kind: t.expose('kind', { type: Kind, description: 'What it means for publishing.' }),
    code: t.expose('code', { type: Code, description: 'What was found.' }),
    field: t.exposeString('field', { description: 'The field of the input, such as contentId.' }),
    language: t.expose('language', {
      type: LanguageType,
      nullable: true,
      description: 'The language that it is about; null if about none.',
    }),
    detail: t.exposeString('detail', {
      description: 'The word, address or heading; empty if the whole field is meant.',
    }),
    suggestion: t.exposeString('suggestion', {
      description: 'For GLOSSARY what to write, for WEEKDAY the right one; else empty.',
    }),
    places: t.exposeIntList('places', {
      description:
        'For GLOSSARY and WEEKDAY, where the detail begins in the field, in UTF-16 code units; else empty.',
    }),
  }),
});

builder.objectType(LaunchCheckError, {
  name: 'LaunchCheckError',
  description: 'The launch check found something that stops the publication; nothing was written.',
  interfaces: [ErrorInterface],
  fields: (t) => ({
    findings: t.field({
      type: [FindingType],
      description: 'What stops it.',
      resolve: ({ findings }) => [...findings],
    }),
    mayOverride: t.exposeBoolean('mayOverride', {
      description: 'Whether the caller may publish it nevertheless.',
    }),
  }),
});
