/**
 * All children but the first, like `* + *`. That restyles the whole page whenever an element is added anywhere
 * (selectors.test.ts).
 */
export const notFirst = ':where(:not(:first-child))';
