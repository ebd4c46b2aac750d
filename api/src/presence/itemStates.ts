import { prisma } from '../database/client.ts';
import { delegateOf, modelNamed } from '../database/delegates.ts';
import { everyModel, onModelsChanged, untraced } from '../database/trace.ts';
import { latestChange } from '../history/record.ts';
import { log } from '../log.ts';
import { copiedNouns } from '../workingCopies/workingCopies.ts';
import { keyOf, type Place } from './openForms.ts';

/** What is stored of an item whose form is open. */
export interface ItemState {
  /** Null if it is not stored. */
  version: number | null;
  /** Who saved that version, and when; null if that is unknown. */
  changed: { by: string; at: Date } | null;
  /** The revision of its working copy; 0 if there is none. */
  revision: number;
}

/** How long changes are gathered before the states are read again, in milliseconds. */
const gathering = 250;

/** Follows the states of the items whose forms are open: they are read once for all streams, and after changes. */
export class ItemStates {
  readonly #watched = new Map<string, { place: Place; watchers: number; state: ItemState | undefined }>();
  readonly #listeners = new Set<() => void>();
  #timer: NodeJS.Timeout | undefined;
  #reading: Promise<void> = Promise.resolve();

  constructor() {
    const models = [...copiedNouns.map(({ model }) => modelNamed(model)), 'WorkingCopy', everyModel];
    onModelsChanged((changed) => {
      if (this.#watched.size > 0 && models.some((model) => changed.has(model))) this.#readSoon();
    });
  }

  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Watches items; those that are not known yet are read at once. Returns a function that ends it. */
  watch(places: readonly Place[]): () => void {
    for (const place of places) {
      const known = this.#watched.get(keyOf(place));
      if (known) known.watchers += 1;
      else {
        this.#watched.set(keyOf(place), { place, watchers: 1, state: undefined });
        this.#readSoon(0);
      }
    }
    return () => {
      for (const place of places) {
        const known = this.#watched.get(keyOf(place));
        if (!known) continue;
        known.watchers -= 1;
        if (known.watchers === 0) this.#watched.delete(keyOf(place));
      }
    };
  }

  /** The state of a watched item; undefined until it has been read. */
  at(place: Place): ItemState | undefined {
    return this.#watched.get(keyOf(place))?.state;
  }

  #readSoon(delay = gathering): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#reading = this.#reading
        .then(() => untraced(() => this.#read()))
        .catch((err: unknown) => log.warn({ err }, 'The items whose forms are open could not be read'));
    }, delay).unref();
  }

  async #read(): Promise<void> {
    const watched = [...this.#watched.values()];
    const places = watched.map(({ place }) => place);
    const copies = await prisma.workingCopy.findMany({
      where: { OR: places.map(({ entity, itemId, newKey }) => ({ entity, itemId, newKey })) },
      select: { entity: true, itemId: true, newKey: true, revision: true },
    });
    const revisions = new Map(copies.map((copy) => [keyOf(copy), copy.revision]));
    const versions = new Map<string, number>();
    for (const { model } of copiedNouns) {
      const entity = modelNamed(model);
      const ids = places.filter((place) => place.entity === entity).flatMap(({ itemId }) => itemId ?? []);
      if (ids.length === 0) continue;
      const items = await delegateOf<{ id: number; version: number }>(prisma, model).findMany({
        where: { id: { in: ids } },
        select: { id: true, version: true },
      });
      for (const { id, version } of items) versions.set(keyOf({ entity, itemId: id, newKey: null }), version);
    }
    for (const each of watched) {
      const key = keyOf(each.place);
      const version = versions.get(key) ?? null;
      const { state } = each;
      const isSame = state !== undefined && state.version === version;
      const changed = isSame ? state.changed : await this.#changeOf(each.place, version);
      each.state = { version, changed, revision: revisions.get(key) ?? 0 };
    }
    for (const listener of this.#listeners) listener();
  }

  async #changeOf({ entity, itemId }: Place, version: number | null): Promise<ItemState['changed']> {
    const noun = copiedNouns.find(({ model }) => modelNamed(model) === entity);
    if (!noun || itemId === null || version === null) return null;
    return latestChange(prisma, modelNamed(noun.model), itemId);
  }
}

/** The states of the items whose forms are open on this site. */
export const itemStates = new ItemStates();
