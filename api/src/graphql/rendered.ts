import { renderMarkdown } from '../markdown.ts';
import { prices } from './prices.ts';

/** What a field needs that shows a text of its row as HTML. */
export const rendered = <Name extends string>(name: Name) => ({
  complexity: prices.html,
  resolve: (row: Record<Name, string>) => renderMarkdown(row[name]),
});
