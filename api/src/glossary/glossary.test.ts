import { describe, expect, test } from 'vitest';
import { prisma } from '../database/client.ts';
import { useTestApp } from '../testing/testApp.ts';
import { addTerms, canting } from './glossary.samples.ts';
import { termLimit } from './glossary.ts';

const { graphql, signIn } = useTestApp();

interface Outcome {
  __typename: string;
  message?: string;
  glossaryTerm?: { termEn: string; wrongEn: string; wrongId: string; version: number };
  fields?: { field: string; message: string }[];
}

async function create(input: object) {
  const { data } = await graphql<{ result: Outcome }>(
    `
      mutation ($input: CreateGlossaryTermInput!) {
        result: createGlossaryTerm(input: $input) {
          __typename
          ... on GlossaryTermPayload {
            glossaryTerm {
              termEn
              wrongEn
              wrongId
              version
            }
          }
          ... on Error {
            message
          }
          ... on ValidationError {
            fields {
              field
              message
            }
          }
        }
      }
    `,
    { input: { ...canting, ...input } },
    await signIn(),
  );
  return data.result;
}

const lines = (count: number, length: number) => Array<string>(count).fill('x'.repeat(length)).join('\n');

describe('a term', () => {
  test('needs no wrong forms', async () => {
    expect(await create({})).toMatchObject({ glossaryTerm: { wrongEn: '', wrongId: '', version: 1 } });
  });

  test('may have texts at their limits', async () => {
    const texts = { termEn: 'x'.repeat(100), wrongEn: lines(20, 100), reasonId: 'x'.repeat(500) };
    expect(await create(texts)).toMatchObject({ glossaryTerm: { wrongEn: texts.wrongEn } });
  });

  test.each([
    ['termEn', 'x'.repeat(101), 'At most 100 characters.'],
    ['termId', ' ', 'Required.'],
    ['reasonEn', 'x'.repeat(501), 'At most 500 characters.'],
    ['wrongEn', lines(21, 1), 'At most 20 forms.'],
    ['wrongId', lines(1, 101), 'At most 100 characters in a line.'],
  ])('is refused with a %s beyond its limits', async (field, text, message) => {
    expect(await create({ [field]: text })).toMatchObject({ fields: [{ field, message }] });
    expect(await prisma.glossaryTerm.count()).toBe(0);
  });

  test('is refused beyond the number that editors’ browsers load', async () => {
    await addTerms(...Array.from({ length: termLimit - 1 }, () => ({})));
    expect(await create({})).toMatchObject({ __typename: 'GlossaryTermPayload' });
    expect(await create({})).toEqual({
      __typename: 'ValidationError',
      message: 'There are already 500 glossary terms. Delete one that is not used.',
      fields: [],
    });
  });
});

test('lists terms by the English form', async () => {
  await addTerms({ termEn: 'tumpal' }, { termEn: 'canting' }, { termEn: 'mori' });
  const { data } = await graphql<{ glossaryTerms: { edges: { node: { termEn: string } }[] } }>(
    '{ glossaryTerms(first: 3) { edges { node { termEn } } } }',
    {},
    await signIn(),
  );
  expect(data.glossaryTerms.edges.map(({ node }) => node.termEn)).toEqual(['canting', 'mori', 'tumpal']);
});
