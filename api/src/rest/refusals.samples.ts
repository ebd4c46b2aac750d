import { beforeEach, expect } from 'vitest';
import { addNews } from '../news/news.samples.ts';
import { databaseContents } from '../testing/databaseContents.ts';
import { useTestApp } from '../testing/testApp.ts';

/** A test app with an article and a signed-in editor, and what a refusal looks like there. */
export function useRefusals() {
  const app = useTestApp();
  const state = { session: { Authorization: '' }, articleId: 0, before: {} as object };
  beforeEach(async () => {
    const [article] = await addNews({});
    state.articleId = article?.id ?? 0;
    state.session = await app.signIn();
    state.before = await databaseContents();
  });

  /** Expects a refusal: a 4xx with a message, no stack trace, and nothing written. */
  async function expectRefusal(response: Response, status: number): Promise<void> {
    const text = await response.text();
    expect({ status: response.status, text }).toEqual({ status, text });
    const { error, errors } = JSON.parse(text) as { error?: string; errors?: { message: string }[] };
    expect(error ?? errors?.[0]?.message).toMatch(/\w{3}/);
    expect(text).not.toMatch(/\bat \S+ \(|node_modules|\.ts:\d|prisma|stack/i);
    // Nor zod’s own messages, which are for developers.
    expect(text).not.toMatch(/Invalid (?:input|option|ISO|string)|Too (?:big|small)/);
    expect(response.headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(await databaseContents()).toEqual(state.before);
  }

  return { ...app, state, expectRefusal };
}
