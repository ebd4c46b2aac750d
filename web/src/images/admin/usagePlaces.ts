import { sectionPaths } from '../../admin/parts/sectionPaths.ts';
import { imagesAdminTexts } from '../library/imagesAdminTexts.ts';

/** A row that shows an image. */
interface Usage {
  readonly type: string;
  readonly databaseId: number;
  readonly label: string;
}

type Texts = (typeof imagesAdminTexts)['en'];

const isKnown = (type: string): type is keyof Texts['places'] =>
  Object.hasOwn(imagesAdminTexts.en.places, type);

/** The address where an editor changes the row; content entries, which have no form address, are searched by key. */
export function usageAddress({ type, databaseId, label }: Usage): string {
  // The overview lists what is being written.
  if (!isKnown(type) || type === 'WorkingCopy') return '/admin/dashboard';
  if (type === 'ContentEntry') return `/admin/content?q=${encodeURIComponent(label)}`;
  return `/admin/${sectionPaths[type]}/${databaseId}`;
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
    .map(([type, label]) => `${placeName(texts, type)} “${label}”`)
    .join(', ');
  const rest = places.length - namedPlaces;
  return rest > 0 ? `${named} ${texts.deleteMore(rest)}` : named;
}
