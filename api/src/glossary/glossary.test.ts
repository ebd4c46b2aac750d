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
    const texts = { termEn: 'y'.repeat(100), wrongEn: lines(20, 100), reasonId: 'x'.repeat(500) };
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
    const another = { termEn: 'mori', termId: 'mori' };
    expect(await create(another)).toMatchObject({ __typename: 'GlossaryTermPayload' });
    expect(await create(another)).toEqual({
      __typename: 'ValidationError',
      message: 'There are already 500 glossary terms. Delete one that is not used.',
      fields: [],
    });
  });
});

describe('a term that contradicts', () => {
  const change = async (id: number, input: object) => {
    const { data } = await graphql<{ result: Outcome }>(
      `
        mutation ($id: Int!, $input: UpdateGlossaryTermInput!) {
          result: updateGlossaryTerm(id: $id, version: 1, input: $input) {
            __typename
            ... on ValidationError {
              fields {
                field
                message
                reason
              }
            }
          }
        }
      `,
      { id, input },
      await signIn(),
    );
    return data.result;
  };

  test('another one, in any case and with spaces around it, is refused', async () => {
    await addTerms({ termEn: 'Canting', termId: 'canting tulis' });
    const message = 'Another term has this form.';
    expect(await create({ termEn: ' CANTING ', termId: 'canting' })).toMatchObject({
      __typename: 'ValidationError',
      fields: [{ field: 'termEn', message }],
    });
    expect(await create({ termEn: 'wax pen', termId: 'Canting  Tulis' })).toMatchObject({
      fields: [{ field: 'termId', message }],
    });
    expect(await prisma.glossaryTerm.count()).toBe(1);
  });

  test('itself is refused, also when only one side changes', async () => {
    const message = 'One of these is the right form of the term.';
    expect(await create({ wrongId: 'tjanting\n Canting ' })).toMatchObject({
      fields: [{ field: 'wrongId', message }],
    });
    expect(await prisma.glossaryTerm.count()).toBe(0);
    const [term] = await addTerms({ wrongEn: 'tjanting' });
    expect(await change(term!.id, { termEn: 'Tjanting' })).toMatchObject({
      __typename: 'GlossaryTermPayload',
    });
    const other = await addTerms({ termEn: 'mori', termId: 'mori', wrongEn: 'mory' });
    expect(await change(other[0]!.id, { termEn: 'mory' })).toMatchObject({
      fields: [{ field: 'wrongEn', message, reason: 'RIGHT_FORM' }],
    });
    expect(await change(other[0]!.id, { termId: 'CANTING' })).toMatchObject({
      fields: [{ field: 'termId', reason: 'TAKEN' }],
    });
  });

  test('another one in case alone may, if the right form has capitals', async () => {
    expect(await create({ termEn: 'UNESCO', wrongEn: 'Unesco' })).toMatchObject({
      __typename: 'GlossaryTermPayload',
    });
  });

  test('another one that is saved at the same time is refused', async () => {
    const outcomes = await Promise.all([create({}), create({})]);
    expect(outcomes.map(({ __typename }) => __typename).toSorted()).toEqual([
      'GlossaryTermPayload',
      'ValidationError',
    ]);
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
