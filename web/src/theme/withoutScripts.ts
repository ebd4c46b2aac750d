import { media } from './media.ts';

/**
 * Media queries for `'@media'`, with rules for a document whose scripts do not run, or could not be loaded
 * (shared/pages/firstLayoutScript.ts).
 * @param within the media that they are for
 * @param also a selector of another case for them
 */
export const withoutScripts = <Rules extends object>(rules: Rules, within = 'screen', also = '') => ({
  [`${within} and ${media.withoutScripts}`]: rules,
  [within]: { selectors: { [`html[data-scripts="missing"] &${also && `, ${also}`}`]: rules } },
});
