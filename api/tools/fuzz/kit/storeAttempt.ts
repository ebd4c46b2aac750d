import type { GraphQLInputType } from 'graphql';
import { picture } from '../../../src/images/images.samples.ts';
import { schema } from '../../../src/graphql/schema.ts';
import { plausibleValue } from '../generate/plausible.ts';
import { plausibleText } from '../generate/plausibleText.ts';
import type { Caller } from './callers.ts';
import { jsonRequest } from './http.ts';
import { upload } from './upload.ts';

/** The mutations of all texts that people see, each with the other arguments that it requires. */
const nouns: Record<string, string> = {
  createNewsArticle: '',
  createBatikPattern: '',
  createCommunity: '',
  createPartner: '',
  createTimelineItem: '',
  sendContactMessage: '',
  updateImage: 'id: 1, ',
};

interface Result {
  __typename: string;
  fields?: { field: string }[];
}

async function ask<Data>(caller: Caller, query: string, variables: object = {}): Promise<Data> {
  const { text } = await caller.call(jsonRequest('POST', '/graphql', { query, variables }));
  const { data } = JSON.parse(text) as { data?: Data };
  if (!data) throw new Error(`${query} was answered ${text}`);
  return data;
}

/** Puts an attempt into every field that accepts it, and plausible texts into the others. @returns how many accepted it */
async function fill(caller: Caller, field: string, type: GraphQLInputType, attempt: string, image: string) {
  const before = nouns[field] ?? '';
  const query = `mutation ($input: ${String(type)}) { result: ${field}(${before}input: $input) {
    __typename ... on ValidationError { fields { field } } } }`;
  // After one refusal, fill the field with a plausible text; after another, leave it out: it conflicts with the others.
  const refusals = new Map([['website', 1]]);
  for (;;) {
    let taken = 0;
    const textOf = (name: string) => {
      const times = refusals.get(name) ?? 0;
      if (times > 1) return undefined;
      if (times === 1) return name.endsWith('Url') && name !== 'websiteUrl' ? image : plausibleText(name);
      taken += 1;
      return attempt;
    };
    const input = plausibleValue(type, 'input', textOf);
    const { result } = await ask<{ result: Result }>(caller, query, { input });
    if (!result.fields) return taken;
    for (const problem of result.fields) refusals.set(problem.field, (refusals.get(problem.field) ?? 0) + 1);
    if (Math.max(...refusals.values()) > 2)
      throw new Error(`${field} refuses everything: ${JSON.stringify(result)}`);
  }
}

/**
 * Stores an attempt wherever the API allows an admin to, after a reset of the database.
 * @returns how many fields accepted it
 */
export async function storeAttempt(admin: Caller, attempt: string): Promise<number> {
  await ask(admin, 'mutation { resetDatabase(confirm: "DELETE ALL DATA") { __typename } }');
  const bytes = await picture().png().toBuffer();
  const image = await upload(admin, { name: `${attempt}.png`, type: 'image/png', bytes }, () => {});
  if (!image) throw new Error('The picture was not accepted.');
  const mutations = schema.getMutationType()?.getFields() ?? {};
  let count = 0;
  for (const name of Object.keys(nouns)) {
    const input = mutations[name]?.args.find((arg) => arg.name === 'input');
    if (input) count += await fill(admin, name, input.type, attempt, image);
  }
  const { contentKeys } = await ask<{ contentKeys: { key: string }[] }>(admin, '{ contentKeys { key } }');
  const save = `mutation ($key: String!, $text: String!) {
    result: saveContentEntry(input: { key: $key, valueEn: $text, valueId: $text }) { __typename } }`;
  for (const { key } of contentKeys) {
    const { result } = await ask<{ result: Result }>(admin, save, { key, text: attempt });
    if (result.__typename === 'ContentEntryPayload') count += 2;
  }
  return count;
}
