import { roles } from './callers.ts';
import { jsonRequest } from './http.ts';
import type { Attacked } from './server.ts';

/** Writes articles of nearly 50,000 characters in each language, all different. */
export async function writeLongArticles(server: Attacked, count: number): Promise<void> {
  const editor = roles['an admin']?.make(server);
  for (let i = 0; i < count; i += 1) {
    const content = `Paragraph ${i} with *emphasis*, \`code\` and a [link](/news).\n\n`
      .repeat(1_000)
      .slice(0, 49_000);
    const article = {
      titleEn: `Long ${i}`,
      titleId: `Panjang ${i}`,
      category: 'culture',
      contentEn: content,
      contentId: `${content}.`,
    };
    await editor?.call(jsonRequest('POST', '/api/news', article));
  }
}
