import { useEffect, useEffectEvent } from 'react';
import { hasPasskeyAutofill } from '../auth/passkey.ts';
import type { SignInOutcome } from './useSignIn.ts';

/** A challenge expires after five minutes: a new one is asked for before that, in milliseconds. */
const renewal = 4 * 60 * 1000;

interface Props {
  /** Waits until the person chooses a passkey in a field. @returns null if they chose none */
  signIn: (isAutofill: true) => Promise<SignInOutcome | null>;
  onOutcome: (outcome: SignInOutcome) => void;
}

/**
 * Offers passkeys among what the field of the address fills in, for as long as it is mounted. Any other question to the
 * authenticator ends the offer: mount it anew, with another key.
 */
export function PasskeyAutofill({ signIn, onOutcome }: Props) {
  const offer = useEffectEvent(async (isCurrent: () => boolean) => {
    if (!(await hasPasskeyAutofill()) || !isCurrent()) return;
    const outcome = await signIn(true);
    if (outcome && isCurrent()) onOutcome(outcome);
  });
  useEffect(() => {
    let isMounted = true;
    const isCurrent = () => isMounted;
    void offer(isCurrent);
    // The question that waits ends when the next one begins.
    const timer = setInterval(() => void offer(isCurrent), renewal);
    return () => {
      isMounted = false;
      clearInterval(timer);
    };
  }, []);
  return null;
}
