import { Repeater, SlidingBuffer } from 'graphql-yoga';
import { z } from 'zod';
import { personRule } from '../auth/permission.ts';
import type { Admin } from '../auth/viewer.ts';
import { BusyError } from '../errors.ts';
import { isStopping } from '../operations/readiness.ts';
import { validate } from '../validation.ts';
import { copiedEntities, placeFor, type CopyPlace } from '../workingCopies/workingCopies.ts';
import { itemStates, type ItemState } from './itemStates.ts';
import type { ItemPlace } from '../workingCopies/place.ts';
import { openForms, type OpenForm, type Person } from './openForms.ts';
import { streams } from './streams.ts';

/**
 * How long a stream lasts, in milliseconds. The browser opens the next one at once; one that has lost its network cannot.
 * The streams of many browsers end at different times.
 */
const lease = () => 90_000 + Math.random() * 5_000;

/** The shortest time between two events of a stream, in milliseconds. */
const gathering = 300;

/** How many streams a server has open at most. */
export const streamLimit = 1_000;

/** How many streams an account has open at most on a server: one for each browser. */
export const accountLimit = 20;

/** How many forms one browser has open at most: the first ones count. */
export const formLimit = 50;

/** What a browser reports, and asks for. */
export interface PresenceInput {
  /** Names the browser, such as a UUID; its next stream replaces this one. */
  client: string;
  /** The forms that are open in it. */
  forms: readonly (CopyPlace & { hasTyped: boolean })[];
  /** The kinds of items whose lists are open in it. */
  lists: readonly string[];
}

/** A form that is open in the browser, or in a list of it, and at which there are others. */
export interface FormPresence extends ItemPlace {
  /** Who else has it open. */
  people: readonly Person[];
  /** What is stored of its item; null for a form in a list. */
  state: ItemState | null;
}

const inputSchema = z.strictObject({
  client: z.string().regex(/^[\x21-\x7e]{1,100}$/, 'Use 1 to 100 visible ASCII characters.'),
  forms: z.array(z.unknown()).max(formLimit),
  lists: z.array(z.enum(copiedEntities as [string, ...string[]])).max(copiedEntities.length),
});

/** What a browser of the account sees at these places; null until the items of its forms have been read. */
function presenceAt(
  account: number,
  forms: readonly ItemPlace[],
  lists: readonly string[],
): FormPresence[] | null {
  const presenceOf = ({ entity, itemId, newKey }: ItemPlace, state: ItemState | null): FormPresence => {
    const place = { entity, itemId, newKey };
    const others = openForms.at(place).filter(({ accountId }) => accountId !== account);
    return Object.assign(place, { people: others, state });
  };
  const own = forms.flatMap((form) => {
    const state = itemStates.at(form);
    return state ? presenceOf(form, state) : [];
  });
  if (own.length < forms.length) return null;
  const listed = lists.flatMap((entity) => openForms.of(entity)).map((place) => presenceOf(place, null));
  return [...own, ...listed.filter(({ people }) => people.length > 0)];
}

/**
 * Says which forms are open in a browser for as long as the stream is, and who else has them open, in events: now, and
 * after each change. The stream ends by itself after 90 to 95 seconds, and the browser opens the next one; it ends at once
 * with its session, and when its account is disabled or removed.
 * @throws UnauthenticatedError, ForbiddenError, ValidationError, BusyError beyond the limits and while the server stops
 */
export const watchPresence = personRule(
  'workingCopies.read',
  async (admin, input: PresenceInput): Promise<AsyncIterable<FormPresence[]>> => {
    const { client, forms: given, ...rest } = input;
    const { lists } = validate(inputSchema, { client, forms: [...given], ...rest });
    const forms = given.map(({ hasTyped, ...place }): OpenForm =>
      Object.assign(placeFor(admin, place).where, { hasTyped }),
    );
    const own = [...streams].filter((stream) => stream.admin.id === admin.id).length;
    if (isStopping() || own >= accountLimit || streams.size >= streamLimit) throw new BusyError();
    return openStream(admin, client, forms, lists);
  },
);

function openStream(
  admin: Admin,
  client: string,
  forms: readonly OpenForm[],
  lists: readonly string[],
): AsyncIterable<FormPresence[]> {
  const { id, name, email, portraitUrl } = admin;
  return new Repeater<FormPresence[]>(async (push, stop) => {
    const person = { accountId: id, name: name || email, portraitUrl };
    const leave = openForms.enter(`${id} ${client}`, { ...person, forms });
    const unwatch = itemStates.watch(forms);
    let last = '';
    let timer: NodeJS.Timeout | undefined;
    const send = () => {
      timer = undefined;
      const presence = presenceAt(id, forms, lists);
      if (!presence) return;
      const text = JSON.stringify(presence);
      if (text === last) return;
      last = text;
      void push(presence);
    };
    const sendSoon = () => {
      timer ??= setTimeout(send, gathering);
    };
    const unsubscribe = [openForms.onChange(sendSoon), itemStates.onChange(sendSoon)];
    const stream = { admin, end: () => stop() };
    streams.add(stream);
    const ending = setTimeout(stream.end, lease());
    send();
    await stop;
    streams.delete(stream);
    clearTimeout(ending);
    clearTimeout(timer);
    for (const each of unsubscribe) each();
    unwatch();
    leave();
    // A slow client gets the latest event alone.
  }, new SlidingBuffer(1));
}
