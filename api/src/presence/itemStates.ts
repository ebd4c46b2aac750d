import { isDeepStrictEqual } from 'node:util';
import { prisma } from '../database/client.ts';
import { modelNamed } from '../database/delegates.ts';
import { Prisma } from '../database/generated/client.ts';
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
  /** Differs whenever its reviews or its thread do. */
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

/** Each item that is stored has a version: a look-up in its own table. */
const versionOf = Prisma.join(
  copiedNouns.map(({ model }) => {
    const entity = modelNamed(model);
    const table = Prisma.raw(`"${entity}"`);
    return Prisma.sql`WHEN ${entity} THEN (SELECT version FROM ${table} WHERE id = place."itemId")`;
  }),
  ' ',
);

type Stored = Omit<ItemState, 'changed'>;

/**
 * What is stored at these places, in their order. In one statement, so that of a publication, which also ends a working
 * copy and a review, all is read or nothing.
 */
const readStored = (places: readonly ItemPlace[]): Promise<Stored[]> => prisma.$queryRaw`
  SELECT
    CASE place.entity ${versionOf} END AS version,
    coalesce((
      SELECT revision FROM "WorkingCopy" AS copy
      WHERE copy.entity = place.entity AND (copy."itemId" = place."itemId" OR copy."newKey" = place."newKey")
    ), 0) AS revision,
    concat_ws(' ', (
      SELECT string_agg(id || '.' || version, ' ' ORDER BY id) FROM "Review" AS review
      WHERE review.entity = place.entity AND (review."itemId" = place."itemId" OR review."newKey" = place."newKey")
    ), (
      SELECT max(id) || '/' || count(*) FROM "Comment" AS comment
      WHERE comment.entity = place.entity AND (comment."itemId" = place."itemId" OR comment."newKey" = place."newKey")
    )) AS reviews
  FROM unnest(
    ${places.map(({ entity }) => entity)}::text[],
    ${places.map(({ itemId }) => itemId)}::int[],
    ${places.map(({ newKey }) => newKey)}::text[]
  ) WITH ORDINALITY AS place (entity, "itemId", "newKey", number)
  ORDER BY place.number`;

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
      'Comment',
      everyModel,
    ];
    onModelsChanged((changed) => {
      if (this.#watched.size === 0 || !models.some((model) => changed.has(model))) return;
      this.#readSoon(this.#watched.values(), gathering);
    });
  }

  /** Calls `listener` after changes of states. Returns a function that unsubscribes it. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * Watches items. Returns a function that ends it; what is known of them is kept for a moment, for the browser’s next
   * stream.
   */
  watch(places: readonly ItemPlace[]): () => void {
    const watched = places.map((place) => {
      const known = this.#watched.get(keyOf(place)) ?? { place, watchers: 0, state: undefined };
      this.#watched.set(keyOf(place), known);
      known.watchers += 1;
      return known;
    });
    const unread = watched.filter(({ state }) => !state);
    if (unread.length > 0) this.#readSoon(unread, 0);
    const forget = () => {
      for (const each of watched) {
        const key = keyOf(each.place);
        if (each.watchers === 0 && this.#watched.get(key) === each) this.#watched.delete(key);
      }
    };
    return () => {
      for (const each of watched) each.watchers -= 1;
      setTimeout(forget, absence).unref();
    };
  }

  /** The state of a watched item; undefined until it has been read. */
  at(place: ItemPlace): ItemState | undefined {
    return this.#watched.get(keyOf(place))?.state;
  }

  #readSoon(items: Iterable<Watched>, delay: number): void {
    for (const item of items) {
      // Whoever watches it next reads it again.
      if (item.watchers === 0) item.state = undefined;
      else this.#due.add(item);
    }
    if (this.#timer || this.#due.size === 0) return;
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
    const stored = await readStored(due.map(({ place }) => place));
    const changed = due.flatMap((each, index) => {
      const { state: before } = each;
      const now = stored[index];
      if (each.watchers === 0) {
        // Later changes may not have been noticed.
        each.state = undefined;
        return [];
      }
      if (!now || isDeepStrictEqual({ ...now, changed: before?.changed }, before)) return [];
      return [{ each, now }];
    });
    if (changed.length === 0) return;
    const changes = await readChanges(changed.map(({ each }) => each.place));
    for (const { each, now } of changed) {
      const last = now.version === null ? undefined : changes.get(keyOf(each.place));
      each.state = { ...now, changed: last ?? null };
    }
    for (const listener of this.#listeners) listener();
  }
}

/** The last changes of the items at these places, in one statement for each kind. */
async function readChanges(places: readonly ItemPlace[]): Promise<Map<string, LastChange>> {
  const found = new Map<string, LastChange>();
  for (const { model } of copiedNouns) {
    const entity = modelNamed(model);
    const ids = places.filter((place) => place.entity === entity).flatMap(({ itemId }) => itemId ?? []);
    if (ids.length === 0) continue;
    for (const [itemId, change] of await readLastChanges(entity, ids))
      found.set(keyOf({ entity, itemId, newKey: null }), change);
  }
  return found;
}

/** The states of the items whose forms are open on this site. */
export const itemStates = new ItemStates();
