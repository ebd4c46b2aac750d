import { prisma } from '../database/client.ts';
import { delegateOf, modelNamed } from '../database/delegates.ts';
import { everyModel, onModelsChanged, untraced } from '../database/trace.ts';
import { readLastChanges, type LastChange } from '../history/lastChange.ts';
import { log } from '../log.ts';
import { copiedNouns } from '../workingCopies/workingCopies.ts';
import type { ItemPlace } from '../workingCopies/place.ts';
import { absence, keyOf } from './openForms.ts';

/** What is stored of an item whose form is open. */
export interface ItemState {
  /** Null if it is not stored. */
  version: number | null;
  /** Who saved that version, and when; null if that is unknown. */
  changed: LastChange | null;
  /** The revision of its working copy; 0 if there is none. */
  revision: number;
  /** Differs whenever its reviews do; empty if there is none. */
  reviews: string;
}

/** How long changes are gathered before the states are read again, in milliseconds. */
const gathering = 250;

interface Watched {
  place: ItemPlace;
  watchers: number;
  /** Undefined until it has been read. */
  state: ItemState | undefined;
}

/**
 * Follows the states of the items whose forms are open: each is read once for all streams, when the first one begins and
 * after changes.
 */
export class ItemStates {
  readonly #watched = new Map<string, Watched>();
  readonly #listeners = new Set<() => void>();
  /** What is to be read. */
  #due = new Set<Watched>();
  #timer: NodeJS.Timeout | undefined;
  #reading: Promise<void> = Promise.resolve();

  constructor() {
    const models = [
      ...copiedNouns.map(({ model }) => modelNamed(model)),
      'WorkingCopy',
      'Review',
      everyModel,
    ];
    onModelsChanged((changed) => {
      if (this.#watched.size > 0 && models.some((model) => changed.has(model)))
        this.#readSoon(this.#watched.values(), gathering);
    });
  }

  /** Calls `listener` after changes of states. Returns a function that unsubscribes it. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Watches items. Returns a function that ends it soon, unless the browser’s next stream watches them again. */
  watch(places: readonly ItemPlace[]): () => void {
    const watched = places.map((place) => {
      const known = this.#watched.get(keyOf(place)) ?? { place, watchers: 0, state: undefined };
      this.#watched.set(keyOf(place), known);
      known.watchers += 1;
      return known;
    });
    const unread = watched.filter(({ state }) => !state);
    if (unread.length > 0) this.#readSoon(unread, 0);
    const end = () => {
      for (const each of watched) {
        each.watchers -= 1;
        const key = keyOf(each.place);
        if (each.watchers === 0 && this.#watched.get(key) === each) this.#watched.delete(key);
      }
    };
    return () => setTimeout(end, absence).unref();
  }

  /** Watches nothing any more, for tests that use the database one after another. */
  forget(): void {
    this.#watched.clear();
    this.#due.clear();
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** The state of a watched item; undefined until it has been read. */
  at(place: ItemPlace): ItemState | undefined {
    return this.#watched.get(keyOf(place))?.state;
  }

  #readSoon(items: Iterable<Watched>, delay: number): void {
    for (const item of items) this.#due.add(item);
    if (this.#timer) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      const due = [...this.#due];
      this.#due = new Set();
      this.#reading = this.#reading
        .then(() => untraced(() => this.#read(due)))
        .catch((err: unknown) => log.warn({ err }, 'The items whose forms are open could not be read'));
    }, delay).unref();
  }

  async #read(due: readonly Watched[]): Promise<void> {
    const places = due.map(({ place }) => place);
    const at = { entity: true, itemId: true, newKey: true } as const;
    const where = {
      OR: [
        { itemId: { in: places.flatMap(({ itemId }) => itemId ?? []) } },
        { newKey: { in: places.flatMap(({ newKey }) => newKey ?? []) } },
      ],
    };
    const copies = await prisma.workingCopy.findMany({ where, select: { ...at, revision: true } });
    const reviews = await prisma.review.findMany({
      where,
      select: { ...at, id: true, version: true },
      orderBy: { id: 'asc' },
    });
    const reviewsAt = Map.groupBy(reviews, keyOf);
    const revisions = new Map(copies.map((copy) => [keyOf(copy), copy.revision]));
    const items = await readItems(places);
    let isChanged = false;
    for (const each of due) {
      const { version, changed } = items.get(keyOf(each.place)) ?? { version: null, changed: null };
      const revision = revisions.get(keyOf(each.place)) ?? 0;
      const { state } = each;
      const versions = reviewsAt.get(keyOf(each.place)) ?? [];
      const stamp = versions.map((review) => `${review.id}.${review.version}`).join(' ');
      const isSame = state?.version === version && state.revision === revision && state.reviews === stamp;
      if (isSame) continue;
      each.state = { version, changed, revision, reviews: stamp };
      isChanged = true;
    }
    if (isChanged) for (const listener of this.#listeners) listener();
  }
}

/** Those items that are stored, in two statements for each kind. */
async function readItems(places: readonly ItemPlace[]) {
  const found = new Map<string, Pick<ItemState, 'version' | 'changed'>>();
  for (const { model } of copiedNouns) {
    const entity = modelNamed(model);
    const ids = places.filter((place) => place.entity === entity).flatMap(({ itemId }) => itemId ?? []);
    if (ids.length === 0) continue;
    const items = await delegateOf<{ id: number; version: number }>(prisma, model).findMany({
      where: { id: { in: ids } },
      select: { id: true, version: true },
    });
    const changes = await readLastChanges(entity, ids);
    for (const { id, version } of items)
      found.set(keyOf({ entity, itemId: id, newKey: null }), { version, changed: changes.get(id) ?? null });
  }
  return found;
}

/** The states of the items whose forms are open on this site. */
export const itemStates = new ItemStates();
