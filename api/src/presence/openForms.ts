import { randomUUID } from 'node:crypto';
import type { ItemPlace } from '../workingCopies/place.ts';

// Which forms are open, and by whom (docs/product.md#presence). It is kept in memory: it is true only as long as the
// browsers say so, and a server that restarts is told again.

/** A form that is open in a browser. */
export interface OpenForm extends ItemPlace {
  /** Whether something was typed that is not published. */
  hasTyped: boolean;
}

/** One browser of an account, with the forms that are open in it. */
export interface Client {
  accountId: number;
  /** As others see it. */
  name: string;
  portraitUrl: string | null;
  forms: readonly OpenForm[];
}

/** Somebody who has a form open. */
export interface Person {
  accountId: number;
  name: string;
  portraitUrl: string | null;
  hasTyped: boolean;
}

/** A form that is open, and the people at it by their account. */
interface OpenPlace {
  place: ItemPlace;
  people: Map<number, Person>;
}

interface Index {
  at: ReadonlyMap<string, OpenPlace>;
  /** Those of stored items, by their kind. */
  of: ReadonlyMap<string, readonly OpenPlace[]>;
}

/** How long a browser whose stream has ended is still there, in milliseconds: it may open the next one. */
export const absence = 5_000;

/** How long another server’s browsers are there without news of it, in milliseconds. */
export const silence = 25_000;

/** A place as one text. */
export const keyOf = ({ entity, itemId, newKey }: ItemPlace) => JSON.stringify([entity, itemId, newKey]);

export class OpenForms {
  /** The name of this server among the others. */
  readonly server = randomUUID();
  readonly #clients = new Map<string, Client>();
  readonly #others = new Map<string, { clients: readonly Client[]; forgetting: NodeJS.Timeout }>();
  readonly #listeners = new Set<(isOurs: boolean) => void>();
  #index: Index | undefined;

  /** This server’s browsers. */
  get clients(): Client[] {
    return [...this.#clients.values()];
  }

  /** Calls `listener` after each change. Returns a function that unsubscribes it. */
  onChange(listener: (isOurs: boolean) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #changed(isOurs: boolean): void {
    this.#index = undefined;
    for (const listener of this.#listeners) listener(isOurs);
  }

  /**
   * Notes the forms of a browser in place of those that it had open before.
   * @param key names the browser
   * @returns a function that notes the end of its stream: soon, unless the browser enters again, its forms are closed
   */
  enter(key: string, client: Client): () => void {
    const before = this.#clients.get(key);
    this.#clients.set(key, client);
    if (JSON.stringify(before) !== JSON.stringify(client)) this.#changed(true);
    const leave = () => {
      if (this.#clients.get(key) !== client) return;
      this.#clients.delete(key);
      this.#changed(true);
    };
    return () => setTimeout(leave, absence).unref();
  }

  /** Notes the browsers of another server in place of those that it had before. */
  receive(server: string, clients: readonly Client[]): void {
    const before = this.#others.get(server);
    clearTimeout(before?.forgetting);
    const forget = () => {
      this.#others.delete(server);
      this.#changed(false);
    };
    this.#others.set(server, { clients, forgetting: setTimeout(forget, silence).unref() });
    if (JSON.stringify(before?.clients) !== JSON.stringify(clients)) this.#changed(false);
  }

  /** Made once after each change, for all streams. */
  #indexed(): Index {
    if (this.#index) return this.#index;
    const at = new Map<string, OpenPlace>();
    const others = [...this.#others.values()].flatMap(({ clients }) => clients);
    for (const { accountId, name, portraitUrl, forms } of [...this.clients, ...others])
      for (const form of forms) {
        const { entity, itemId, newKey } = form;
        const key = keyOf(form);
        const open = at.get(key) ?? { place: { entity, itemId, newKey }, people: new Map<number, Person>() };
        const before = open.people.get(accountId);
        const hasTyped = form.hasTyped || (before?.hasTyped ?? false);
        open.people.set(accountId, { accountId, name, portraitUrl, hasTyped });
        at.set(key, open);
      }
    const stored = [...at.values()].filter(({ place }) => place.itemId !== null);
    this.#index = { at, of: Map.groupBy(stored, ({ place }) => place.entity) };
    return this.#index;
  }

  /** Who has the form open. */
  at(place: ItemPlace): Person[] {
    return [...(this.#indexed().at.get(keyOf(place))?.people.values() ?? [])];
  }

  /** The open forms of stored items of a kind. */
  of(entity: string): ItemPlace[] {
    return (this.#indexed().of.get(entity) ?? []).map(({ place }) => place);
  }
}

/** The forms that are open on this site. */
export const openForms = new OpenForms();
