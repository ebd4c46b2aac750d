/**
 * The address of the form of an item; of its working copy, if the item is not stored yet.
 * @param section the path of its noun under /admin
 */
export const formAddress = (
  section: string,
  itemId: number | null | undefined,
  newKey: string | null | undefined,
): string => `/admin/${section}/${itemId ?? `new?copy=${encodeURIComponent(newKey ?? '')}`}`;

/** The same for whoever is to review it: with the differences marked, if the item is stored. */
export const reviewAddress = (...place: Parameters<typeof formAddress>): string =>
  `${formAddress(...place)}${place[1] == null ? '' : '?view=compare'}`;
