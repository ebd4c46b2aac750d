import { sectionPaths } from '../../admin/parts/sectionPaths.ts';
import { formAddress } from '../../shared/formAddress.ts';
import { imagesAdminTexts } from '../library/imagesAdminTexts.ts';

/** A row that shows an image. */
interface Usage {
  readonly type: string;
  /** Null for a portrait whose account the viewer may not see. */
  readonly databaseId: number | null | undefined;
  readonly label: string;
}

type Texts = (typeof imagesAdminTexts)['en'];

const isKnown = (type: string): type is keyof Texts['places'] =>
  Object.hasOwn(imagesAdminTexts.en.places, type);

/**
 * The address where an editor changes the row, or sees the person; content entries, which have no form address, are
 * searched by key. Null for a row that the viewer may not see.
 */
export function usageAddress({ type, databaseId, label }: Usage): string | null {
  if (typeof databaseId !== 'number') return null;
  // The overview lists what is being written.
  if (!isKnown(type) || type === 'WorkingCopy') return '/admin/dashboard';
  if (type === 'ContentEntry') return `/admin/content?q=${encodeURIComponent(label)}`;
  if (type === 'AdminUser') return `/admin/people/${databaseId}`;
  return formAddress(sectionPaths[type], databaseId, null);
}

export function placeName(texts: Texts, type: string): string {
  return isKnown(type) ? texts.places[type] : type;
}

/** The maximum number of places in a sentence. */
const namedPlaces = 5;

/** Lists places in a sentence: News “Wax”, Partners “Loom” and 3 more. */
export function placesInWords(
  texts: Texts,
  places: readonly (readonly [type: string, label: string])[],
): string {
  const named = places
    .slice(0, namedPlaces)
    .map(([type, label]) => (label ? `${placeName(texts, type)} “${label}”` : placeName(texts, type)))
    .join(', ');
  const rest = places.length - namedPlaces;
  return rest > 0 ? `${named} ${texts.deleteMore(rest)}` : named;
}
