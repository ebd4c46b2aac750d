import { content } from './content.ts';
import { news } from './news.ts';
import { messages, subscribers } from './visitors.ts';

/** Nouns whose rows change are listed twice, so that they are written more often than those that are only added. */
export const nouns = [news, news, content, content, messages, subscribers] as const;
