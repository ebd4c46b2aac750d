/** An entry as its form holds it: the three fields that a save sends (docs/product.md#content). */
export type ContentFormValues = { key: string; valueEn: string; valueId: string };

export const newContentFormValues: ContentFormValues = { key: '', valueEn: '', valueId: '' };
