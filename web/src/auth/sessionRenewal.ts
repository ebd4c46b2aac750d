import { currentUser, endSession, latestUser, refreshSession, subscribeToSession } from './session.ts';

// A session can end while the dashboard is open, because it was revoked elsewhere or unused for too long, and some
// actions require the password again. Pending requests then wait until the admin enters it in a dialog over the page,
// or cancels.

/** Why the admin is asked for their password. */
export type Reason = 'ended' | 'unconfirmed';

interface Question {
  reason: Reason;
  /** The account whose password is required. */
  email: string;
  answer: Promise<boolean>;
  settle: (isSignedIn: boolean) => void;
}

let question: Question | null = null;
/** The number of mounted dialogs: one in the dashboard, none elsewhere. */
let dialogs = 0;
const listeners = new Set<() => void>();

function announce(): void {
  listeners.forEach((listener) => listener());
}

function open(reason: Reason, email: string): Question {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const settle = (isSignedIn: boolean) => {
    stop();
    question = null;
    announce();
    resolve(isSignedIn);
  };
  // A new session settles the question, whether it begins in the dialog or in another tab.
  const stop = subscribeToSession(() => {
    if (currentUser()) settle(true);
  });
  return { reason, email, answer: promise, settle };
}

/** Asks the admin, once for all pending requests; false if they cancel, or if no dialog is mounted. */
function ask(reason: Reason): Promise<boolean> {
  const admin = latestUser();
  if (dialogs === 0 || !admin) return Promise.resolve(false);
  if (!question) question = open(reason, admin.email);
  // The session ended while the password dialog was open: the sign-in answers both questions.
  else if (reason === 'ended') question = { ...question, reason };
  announce();
  return question.answer;
}

/**
 * Asks for the password of an active session, for an action that requires it again.
 * @returns whether the server accepted it, so that the action can be retried
 */
export function askForPassword(): Promise<boolean> {
  return ask('unconfirmed');
}

/**
 * Renews the session after the server has rejected a request without one: with the refresh token, or else with the
 * admin’s password. If neither succeeds, the browser forgets the admin.
 * @param mayAsk whether the dialog may open
 * @returns whether to retry the request
 * @throws if the server cannot be reached or fails, which does not mean that the session has ended
 */
export async function renewSession(mayAsk: boolean): Promise<boolean> {
  if (await refreshSession()) return true;
  if (mayAsk && (await ask('ended'))) return true;
  // While the dialog is open, what must not wait for it does not end it either.
  if (!question) endSession();
  return false;
}

/** Why the admin is asked; null while no request is waiting. */
export function reasonToAsk(): Reason | null {
  return question?.reason ?? null;
}

/** Called when the server has accepted the password. */
export function passConfirmation(): void {
  question?.settle(true);
}

/** The email address of the admin who is asked for their password; null while no request is waiting. */
export function waitingFor(): string | null {
  return question?.email ?? null;
}

/** Called when the admin cancels. */
export function giveUp(): void {
  question?.settle(false);
}

export function subscribeToQuestion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Registers a dialog that can ask, until the returned function is called. */
export function offerDialog(): () => void {
  dialogs += 1;
  return () => {
    dialogs -= 1;
    if (dialogs === 0) giveUp();
  };
}
