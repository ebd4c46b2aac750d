import { graphql } from 'react-relay/hooks.js';
import { getRequest, type Environment } from 'relay-runtime';
import type {
  CopiedEntity,
  OpenFormInput,
  presenceStreamSubscription$data,
} from '../../__generated__/presenceStreamSubscription.graphql.ts';
import { refreshSession } from '../../auth/session.ts';
import { randomKey } from '../../browser/randomKey.ts';
import { heldLocks, holdLock, inOneWindow } from '../../browser/sharedLocks.ts';

// All windows of a browser share one stream, since a browser opens only six connections to a server. What is open in a
// window is a lock that it holds; the window that has the stream reads the locks, and tells the others what it hears.

/** What is open in a window: a form, or the list of a kind of item. */
export type Opened = { form: OpenFormInput } | { list: CopiedEntity };

export type FormPresence = presenceStreamSubscription$data['presence'][number];

const request = getRequest(graphql`
  subscription presenceStreamSubscription(
    $client: String!
    $forms: [OpenFormInput!]!
    $lists: [CopiedEntity!]!
  ) {
    presence(client: $client, forms: $forms, lists: $lists) {
      entity
      itemId
      newKey
      people {
        name
        portrait {
          thumbnail
          width
          height
          focusX
          focusY
        }
        hasTyped
      }
      version
      lastChange {
        by {
          name
          isViewer
        }
        at
      }
      revision
      reviews
    }
  }
`);

const [lockPrefix, streamLock] = ['open ', 'presence'];

/** How long a failed stream waits for the next one, in milliseconds. */
const pause = () => 5_000 + Math.random() * 5_000;

/** How often the window with the stream looks for windows that are gone, which no message says, in milliseconds. */
const lookEvery = 5_000;

const client = randomKey();
const channel = new BroadcastChannel('presence');
const opened = new Set<Opened>();
const listeners = new Set<() => void>();
let heard: readonly FormPresence[] = [];
let isWaiting = false;
/** How often something was opened or closed, as far as this window knows. */
let changes = 0;
/** Begins the next stream at once, if this window has the stream. */
let restart: () => void = () => {};

type Message = { kind: 'opened' } | { kind: 'heard'; presence: readonly FormPresence[] };

channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
  if (data.kind === 'heard') return hear(data.presence);
  changes += 1;
  restart();
});

/** Tells the other windows. */
function send(message: Message): void {
  // A channel has no target’s origin: it is this site’s alone.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel.postMessage(message);
}

function hear(presence: readonly FormPresence[]): void {
  heard = presence;
  for (const listener of listeners) listener();
}

function tell(presence: readonly FormPresence[]): void {
  hear(presence);
  send({ kind: 'heard', presence });
}

function noteChange(): void {
  changes += 1;
  restart();
  send({ kind: 'opened' });
}

/** What is open in all windows. */
async function everyOpened(): Promise<Opened[]> {
  const names = await heldLocks();
  if (!names) return [...opened];
  return names
    .filter((name) => name.startsWith(lockPrefix))
    .toSorted()
    .map((name) => JSON.parse(name.slice(lockPrefix.length)) as Opened);
}

type End = 'complete' | 'failed' | 'signedOut';

/** Listens until the server ends the stream, something else is opened, or it fails. */
async function listen(environment: Environment): Promise<End> {
  const before = changes;
  const every = await everyOpened();
  if (changes !== before) return 'complete';
  const forms = every.flatMap((each) => ('form' in each ? each.form : []));
  const lists = new Set(every.flatMap((each) => ('list' in each ? each.list : [])));
  const variables = { client, forms, lists: [...lists] };
  const known = JSON.stringify(every);
  const end = Promise.withResolvers<End>();
  const subscription = environment
    .getNetwork()
    .execute(request.params, variables, {})
    .subscribe({
      next(answer) {
        const { data, errors = [] } = answer as {
          data?: presenceStreamSubscription$data | null;
          errors?: { extensions?: { code?: string } }[];
        };
        if (data) return tell(data.presence);
        const isSignedOut = errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED');
        finish(isSignedOut ? 'signedOut' : 'failed');
      },
      complete: () => end.resolve('complete'),
      error: () => end.resolve('failed'),
    });
  const finish = (how: End) => {
    subscription.unsubscribe();
    end.resolve(how);
  };
  restart = () => finish('complete');
  // This stream’s own: the next one may have begun by the time the locks are known.
  const timer = setInterval(async () => {
    if (JSON.stringify(await everyOpened()) !== known) finish('complete');
  }, lookEvery);
  const how = await end.promise;
  clearInterval(timer);
  return how;
}

/** One stream after another, as long as something is open in this window. */
async function stream(environment: Environment): Promise<void> {
  while (opened.size > 0) {
    const end = await listen(environment);
    restart = () => {};
    if (end === 'complete') continue;
    tell([]);
    // Only what the editor does themselves shows that the session has ended.
    const isRenewed = end === 'signedOut' && (await refreshSession().catch(() => false));
    if (!isRenewed)
      await new Promise<void>((resolve) => {
        restart = resolve;
        setTimeout(resolve, pause());
      });
  }
}

async function takePart(environment: Environment): Promise<void> {
  if (isWaiting) return;
  isWaiting = true;
  await inOneWindow(streamLock, () => stream(environment));
  isWaiting = false;
  // Opened while the last stream ended.
  if (opened.size > 0) void takePart(environment);
}

/** Says that a form or a list is open, until the returned function is called. */
export function open(environment: Environment, what: Opened): () => void {
  opened.add(what);
  const release = holdLock(lockPrefix + JSON.stringify(what), noteChange);
  void takePart(environment);
  return () => {
    opened.delete(what);
    release();
  };
}

export function subscribeToPresence(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What was heard last. */
export const latestPresence = () => heard;
