import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RelayEnvironmentProvider } from 'react-relay/hooks.js';
import { RefusedFormContext } from '../page/refusedForm.ts';
import { Reader } from '../language/reader.ts';
import { createEnvironment } from '../relay/environment.ts';
import { isMissingCode, noteMissingCode } from '../browser/missingCode.ts';
import { fetchOverHttp, NetworkError, ServerError, SessionEndedError } from '../relay/network.ts';
import { readSeed, seeded } from '../relay/seed.ts';
import { restoreTheme } from '../theme/useTheme.ts';
import '../theme/global.css.ts';

/** Applies the server’s document and the visitor’s stored choices, for the public site and the admin. */
export function bootstrap() {
  noteMissingCode();
  restoreTheme();
  const seed = readSeed();
  const environment = createEnvironment(seeded(seed, fetchOverHttp));
  const reader = new Reader(seed.language);
  // A language in the address applies until the visitor chooses another.
  if (!new URLSearchParams(location.search).has('lang')) reader.restore();

  const show = (children: ReactNode) => {
    const root = document.getElementById('root') as HTMLElement;
    const site = (
      <RefusedFormContext value={seed.form}>
        <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>
      </RefusedFormContext>
    );
    startTransition(() => {
      if (root.hasChildNodes()) hydrateRoot(root, site, { onCaughtError });
      else createRoot(root, { onCaughtError }).render(site);
    });
  };
  return { environment, reader, show };
}

/**
 * Logs an error that a boundary caught, unless the page reports it: an unreachable server, missing code, an ended
 * session.
 */
export function onCaughtError(error: unknown): void {
  if ([NetworkError, ServerError, SessionEndedError].some((known) => error instanceof known)) return;
  if (isMissingCode(error)) return;
  console.error(error);
}
