import { setImmediate } from 'node:timers/promises';
import { renderMarkdown } from '../markdown.ts';
import { assertRoom, takeRoom } from './answerSize.ts';
import type { RequestContext } from './context.ts';
import { prices } from './prices.ts';

/** The options of a field that shows a text of its row as HTML. */
export const rendered = <Name extends string>(name: Name) => ({
  complexity: prices.html,
  async resolve(row: Record<Name, string>, _args: object, context: RequestContext) {
    takeRoom(context, 'markdown', row[name]);
    // By then the whole page has been counted: nothing is rendered for a refused answer.
    await setImmediate();
    assertRoom(context);
    return renderMarkdown(row[name]);
  },
});
