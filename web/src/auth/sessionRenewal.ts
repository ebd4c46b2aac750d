import { currentUser, endSession, latestUser, refreshSession, subscribeToSession } from './session.ts';

// A session can end while the dashboard is open: revoked elsewhere, or not used for long. And some acts want the
// password once more. What was under way then waits until the admin has given it, in a dialog over the page, or has
// given up.

/** Why the admin is asked for their password. */
export type Reason = 'ended' | 'unconfirmed';

interface Question {
  reason: Reason;
  /** Who is asked. */
  email: string;
  answer: Promise<boolean>;
  settle: (isSignedIn: boolean) => void;
}

let question: Question | null = null;
/** How many dialogs are there to be asked in: one in the dashboard, none elsewhere. */
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
  // A session that begins is the answer, in the dialog or in another tab.
  const stop = subscribeToSession(() => {
    if (currentUser()) settle(true);
  });
  return { reason, email, answer: promise, settle };
}

/** Asks the admin, once for all that wait; false when they give up, and where nobody can be asked. */
function ask(reason: Reason): Promise<boolean> {
  const admin = latestUser();
  if (dialogs === 0 || !admin) return Promise.resolve(false);
  if (!question) question = open(reason, admin.email);
  // The session ended while its password was asked for: the sign-in answers both.
  else if (reason === 'ended') question = { ...question, reason };
  announce();
  return question.answer;
}

/**
 * Asks for the password of a session that goes on, for what wants it once more.
 * @returns whether the server took it, so that it is worth to ask for the act again
 */
export function askForPassword(): Promise<boolean> {
  return ask('unconfirmed');
}

/**
 * Brings the session back after the server has refused something for want of one: by the refresh token, or by the
 * admin’s password. When neither does, the browser forgets the admin.
 * @param mayAsk whether the dialog may open
 * @returns whether it is worth to ask the server once more
 * @throws when the server cannot be reached or fails, which says nothing about the session
 */
export async function renewSession(mayAsk: boolean): Promise<boolean> {
  if (await refreshSession()) return true;
  if (mayAsk && (await ask('ended'))) return true;
  endSession();
  return false;
}

/** Why the admin is asked; null while nothing waits for it. */
export function reasonToAsk(): Reason | null {
  return question?.reason ?? null;
}

/** The server took the password. */
export function passConfirmation(): void {
  question?.settle(true);
}

/** The e-mail address of who is asked for their password; null while nothing waits for it. */
export function waitingFor(): string | null {
  return question?.email ?? null;
}

/** The admin does not want to give it. */
export function giveUp(): void {
  question?.settle(false);
}

export function subscribeToQuestion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A dialog is there to be asked in, until the returned function is called. */
export function offerDialog(): () => void {
  dialogs += 1;
  return () => {
    dialogs -= 1;
    if (dialogs === 0) giveUp();
  };
}
