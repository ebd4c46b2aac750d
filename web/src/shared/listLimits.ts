/** How far the items of a list are counted, and the most of them in one bulk change (docs/product.md#lists). */
export const countLimit = 10_000;
export const bulkLimit = 1_000;
