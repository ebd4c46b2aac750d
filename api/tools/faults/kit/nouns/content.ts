import { rest, succeeded } from '../writing.ts';
import { failure, long, type Noun } from './noun.ts';

const saveContent: Noun['create'] = [
  async (client, { version, values }) =>
    rest(
      await client.send('POST', '/api/content', values, version ? { 'If-Match': `"${version}"` } : {}),
      version ? 200 : 201,
    ),
  async (client, { version, values }) =>
    succeeded(
      await client.graphql(
        `mutation ($version: Int, $input: SaveContentEntryInput!) {
          answer: saveContentEntry(version: $version, input: $input) {
            ${failure} ...on ContentEntryPayload { contentEntry { version } } } }`,
        { version, input: values },
      ),
      'contentEntry',
    ),
];

export const content: Noun = {
  table: 'ContentEntry',
  nameColumn: 'key',
  stampColumn: 'valueEn',
  ours: `"key" LIKE 'faults.%'`,
  values: (name, stamp) => ({ key: `faults.${name}`, valueEn: String(stamp), valueId: long(stamp) }),
  create: saveContent,
  change: saveContent,
  remove: [
    async (client, { version, values: { key } }) =>
      succeeded(
        await client.graphql(
          `mutation ($key: String!, $version: Int) { answer: deleteContentEntry(key: $key, version: $version) {
            ${failure} ...on DeleteContentEntryPayload { deletedId } } }`,
          { key, version },
        ),
        'deletedId',
      ),
  ],
};
