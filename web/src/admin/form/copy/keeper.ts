import type { CopyChange } from './copyChanges.ts';

/** A working copy on the server, at the revision that this form knows. */
export interface KeptCopy {
  id: number;
  revision: number;
  /** Whether the editor may discard it: not if somebody else has typed into it, and they may not publish it. */
  mayDiscard: boolean;
}

/** What is sent to be kept. */
export interface TypedChanges {
  baseVersion: number;
  changes: readonly CopyChange[];
}

/** How the server answered. */
export type KeepAnswer =
  /** Without a working copy if nothing differs from the item. */
  | { kind: 'kept'; copy: KeptCopy | null }
  /** Someone else kept another revision. */
  | { kind: 'conflict' }
  /** It will not be kept as it is. */
  | { kind: 'refused' }
  /** No answer, no session, or no second factor while one is required: it is sent again later. */
  | { kind: 'failed' | 'signedOut' | 'overdue' };

/** Whether what is typed is on the server. */
export type KeepState = KeepAnswer['kind'] | 'waiting' | 'held';

/** How long what is typed waits to be sent, and to be sent again after a failure, in milliseconds. */
const [sendAfter, retryAfter] = [1_000, 5_000];

/**
 * Keeps what is typed into a form on the server, at most a second after it was typed: one request at a time, each with
 * all that is typed by then.
 */
export function createKeeper(
  initial: KeptCopy | null,
  send: (typed: TypedChanges, revision: number) => Promise<KeepAnswer>,
  onState: (state: KeepState) => void,
) {
  let copy = initial;
  let unsent: TypedChanges | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | null = null;
  let mayKeep = true;
  /** Why it is sent again later. */
  let failure: KeepState | null = null;
  /** Whether the editor has yet to choose between this text and somebody else’s, which the server has. */
  let isHeld = false;

  const wait = (delay: number) => {
    timer ??= setTimeout(() => void keep(), delay);
  };

  /** Sends all that is typed, and what is typed meanwhile. */
  async function sendUnsent(): Promise<void> {
    if (!unsent || !mayKeep || isHeld) return;
    const typed = unsent;
    unsent = null;
    const answer = await send(typed, copy?.revision ?? 0);
    failure = null;
    if (answer.kind === 'kept') {
      copy = answer.copy;
      if (!unsent) onState('kept');
      return sendUnsent();
    }
    // What was typed in the meantime replaces it.
    unsent ??= typed;
    onState(answer.kind);
    if (answer.kind === 'conflict' || answer.kind === 'refused') return;
    failure = answer.kind;
    wait(retryAfter);
  }

  /** Sends what is not sent yet, after what is under way. */
  async function keep(): Promise<boolean> {
    clearTimeout(timer);
    timer = undefined;
    sending ??= sendUnsent().finally(() => {
      sending = null;
    });
    await sending;
    return unsent === null;
  }

  return {
    /** Notes all that is typed, to be kept soon. */
    note(typed: TypedChanges): void {
      unsent = typed;
      // Until something is kept again, more words are no reason to say that they are being saved.
      onState(isHeld ? 'held' : (failure ?? 'waiting'));
      if (mayKeep && !isHeld) wait(sendAfter);
    },
    /** Keeps what is typed now; resolves with whether it is kept. */
    keep,
    /** Ends with what is under way; resolves with the working copy to publish. */
    async pause(): Promise<KeptCopy | null> {
      mayKeep = false;
      clearTimeout(timer);
      timer = undefined;
      await sending;
      return copy;
    },
    /** Goes on keeping, after a publication that failed. */
    resume(): void {
      mayKeep = true;
      if (unsent) wait(sendAfter);
    },
    /** Tries again later. */
    retry(): void {
      failure = 'failed';
      onState(failure);
      wait(retryAfter);
    },
    /** Sends nothing, which would replace somebody else’s text, until the editor has chosen. */
    hold(): void {
      isHeld = true;
      onState('held');
    },
    /** Sends what the editor has chosen. */
    release(): void {
      isHeld = false;
      if (!unsent) return;
      onState(failure ?? 'waiting');
      wait(sendAfter);
    },
    /** Notes that the server has all that is typed. */
    settle(): void {
      failure = null;
      if (!unsent) return;
      unsent = null;
      clearTimeout(timer);
      timer = undefined;
      onState('kept');
    },
    /** Goes on from another revision, or from none. */
    adopt(other: KeptCopy | null): void {
      copy = other;
    },
  };
}
