// What the site asks the browser’s authenticator. The library is loaded with the first question.

/** Whether this browser has passkeys for this address: it needs TLS, or localhost, and a host name. */
export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential !== 'undefined' && !/^[\d.]+$|^\[/.test(location.hostname);
}

/** Whether a field can offer passkeys among what it fills in. */
export async function hasPasskeyAutofill(): Promise<boolean> {
  return hasPasskeys() && (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true;
}

export type Asked =
  | { kind: 'answered'; answer: string }
  /** The person has closed the browser’s dialog, or let it expire. */
  | { kind: 'canceled' }
  /** The authenticator already has a passkey of this account. */
  | { kind: 'known' }
  /** Passkeys of this site work at another address: its host. */
  | { kind: 'elsewhere'; host: string }
  | { kind: 'failed' };

type Library = typeof import('@simplewebauthn/browser');

async function ask(
  options: string,
  how: (library: Library, options: never) => Promise<object>,
): Promise<Asked> {
  try {
    const optionsJSON = JSON.parse(options) as { rpId?: string; rp?: { id: string } };
    const host = optionsJSON.rpId ?? optionsJSON.rp?.id ?? '';
    if (location.hostname !== host) return { kind: 'elsewhere', host };
    const library = await import('@simplewebauthn/browser');
    return { kind: 'answered', answer: JSON.stringify(await how(library, optionsJSON as never)) };
  } catch (error) {
    const { name, code } = error as { name?: string; code?: string };
    if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return { kind: 'known' };
    const isCanceled = name === 'NotAllowedError' || name === 'AbortError';
    return { kind: isCanceled ? 'canceled' : 'failed' };
  }
}

/**
 * Asks for one of the person’s passkeys: in a dialog of the browser, or among what a field fills in. It ends a question
 * that still waits.
 */
export const askForPasskey = (options: string, useBrowserAutofill = false): Promise<Asked> =>
  ask(options, async ({ startAuthentication }, optionsJSON) =>
    startAuthentication({ optionsJSON, useBrowserAutofill }),
  );

/** Asks for a new passkey. */
export const askForNewPasskey = (options: string): Promise<Asked> =>
  ask(options, async ({ startRegistration }, optionsJSON) => startRegistration({ optionsJSON }));

const storageKey = 'passkey';

/** Whether a passkey was used in this browser before, so that it is worth offering. */
export function wasPasskeyUsed(): boolean {
  try {
    return localStorage.getItem(storageKey) !== null;
  } catch {
    return false;
  }
}

export function rememberPasskey(): void {
  try {
    localStorage.setItem(storageKey, 'used');
  } catch {
    // Without storage, the dialogs offer the password only.
  }
}
