/** How far the server counts the items of a list (docs/product.md#lists). */
const limit = 10_000;

/** A count as text: “10,000+” above the limit. */
export const countUpTo = (number: Intl.NumberFormat, count: number): string =>
  count > limit ? `${number.format(limit)}+` : number.format(count);
