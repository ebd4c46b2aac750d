import { describe, expect, test } from 'vitest';
import { useTestApp } from '../testing/testApp.ts';
import { addContent } from './content.samples.ts';

const { graphql } = useTestApp();

const find = async (key: string) => {
  const { data, errors } = await graphql<{ contentText: Record<string, string> | null } | null>(
    'query ($key: String!) { contentText(key: $key) { key valueEn valueId htmlEn htmlId } }',
    { key },
  );
  return { text: data?.contentText, code: errors?.[0]?.extensions?.code };
};

describe('the text that the site shows for a key', () => {
  test('is the stored entry, also as HTML', async () => {
    await addContent({ key: 'legal.terms.body', valueEn: '## Use\n\n<b>', valueId: '*Baca*' });
    expect((await find('legal.terms.body')).text).toEqual({
      key: 'legal.terms.body',
      valueEn: '## Use\n\n<b>',
      valueId: '*Baca*',
      htmlEn: '<h2 id="h-use">Use</h2>\n<p>&lt;b&gt;</p>\n',
      htmlId: '<p><em>Baca</em></p>\n',
    });
  });

  test.each(['privacy', 'terms', 'accessibility'])(
    'is the fallback for %s if nothing is stored',
    async (page) => {
      const { text } = await find(`legal.${page}.body`);
      expect(text?.['htmlEn']).toContain('<h2 id=');
      expect(text?.['htmlId']).toContain('<h2 id=');
      expect(text?.['htmlEn']).not.toContain('##');
    },
  );

  test('may be stored for a key that the site does not use', async () => {
    await addContent({ key: 'campaign-2027' });
    expect((await find('campaign-2027')).text).toMatchObject({ valueEn: 'Wax', valueId: 'Malam' });
  });

  test('is null for a key that is neither stored nor declared', async () => {
    expect(await find('campaign-2027')).toEqual({ text: null, code: undefined });
    expect((await find('constructor')).text).toBeNull();
  });

  test.each(['a b', '\0', 'x'.repeat(101)])('is refused for %j', async (key) => {
    expect((await find(key)).code).toBe('VALIDATION_FAILED');
  });
});
