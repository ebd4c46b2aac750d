import { setImmediate } from 'node:timers/promises';
import { bodyPictures } from '../images/bodyPictures.ts';
import { pictureOf } from '../images/picture.graphql.ts';
import { readMarkdown, type RenderedText } from '../markdown.ts';
import { assertRoom, takeRoom } from './answerSize.ts';
import type { RequestContext } from './context.ts';
import { prices } from './prices.ts';

/** The options of a field that shows a part of a text of its row, rendered in the language of the text. */
export const renderedPart = <Name extends `${string}${'En' | 'Id'}`, Part extends keyof RenderedText>(
  name: Name,
  part: Part,
) => ({
  complexity: prices.html,
  async resolve(row: Record<Name, string>, _args: object, context: RequestContext) {
    takeRoom(context, 'markdown', row[name]);
    const language = name.endsWith('En') ? 'en' : 'id';
    // In the same statement as the operation’s other pictures.
    const pictures = await bodyPictures((url) => pictureOf(context, url), row[name], language);
    // By then the whole page has been counted: nothing is rendered for a refused answer.
    await setImmediate();
    assertRoom(context);
    return readMarkdown(row[name], language, pictures)[part];
  },
});

/** The options of a field that shows a text of its row as HTML. */
export const rendered = <Name extends `${string}${'En' | 'Id'}`>(name: Name) => renderedPart(name, 'html');
