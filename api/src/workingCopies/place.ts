/** The columns that say whose something is: a stored item’s, or that of one that has only a working copy. */
export interface ItemPlace {
  /** The model of the item. */
  entity: string;
  itemId: number | null;
  newKey: string | null;
}
