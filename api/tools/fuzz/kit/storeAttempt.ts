import type { GraphQLInputType } from 'graphql';
import { picture } from '../../../src/images/images.samples.ts';
import { schema } from '../../../src/graphql/schema.ts';
import { plausibleValue } from '../generate/plausible.ts';
import { plausibleText } from '../generate/plausibleText.ts';
import type { Caller } from './callers.ts';
import { jsonRequest } from './http.ts';
import { upload } from './upload.ts';

/** Everything with texts that people are shown, and what else its mutation wants. */
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

/** Says an attempt in every field that takes it; the others say something plausible. @returns how many took it */
async function tell(caller: Caller, field: string, type: GraphQLInputType, attempt: string, image: string) {
  const before = nouns[field] ?? '';
  const query = `mutation ($input: ${String(type)}) { result: ${field}(${before}input: $input) {
    __typename ... on ValidationError { fields { field } } } }`;
  // Refused once, a field says something plausible; refused again, nothing: it does not go with the others.
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
 * Stores an attempt wherever the API lets an admin, and in place of all content.
 * @returns how many fields took it
 */
export async function storeAttempt(admin: Caller, attempt: string): Promise<number> {
  await ask(admin, 'mutation { resetDatabase(confirm: "DELETE ALL DATA") { __typename } }');
  const bytes = await picture().png().toBuffer();
  const image = await upload(admin, { name: `${attempt}.png`, type: 'image/png', bytes }, () => {});
  if (!image) throw new Error('The picture was not taken.');
  const mutations = schema.getMutationType()?.getFields() ?? {};
  let count = 0;
  for (const name of Object.keys(nouns)) {
    const input = mutations[name]?.args.find((arg) => arg.name === 'input');
    if (input) count += await tell(admin, name, input.type, attempt, image);
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
