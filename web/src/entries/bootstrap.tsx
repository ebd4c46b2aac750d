import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RelayEnvironmentProvider } from 'react-relay/hooks.js';
import { RefusedFormContext } from '../page/refusedForm.ts';
import { RenderedDayContext } from '../page/useToday.ts';
import { Reader } from '../language/reader.ts';
import { createEnvironment } from '../relay/environment.ts';
import { onChoiceElsewhere } from '../browser/storedChoice.ts';
import { isMissingCode, noteMissingCode } from '../browser/missingCode.ts';
import { fetchOverHttp, NetworkError, ServerError, SessionEndedError } from '../relay/network.ts';
import { readSeed, seeded } from '../relay/seed.ts';
import { subscribeOverHttp } from '../relay/subscribe.ts';
import { namedLanguage } from '../shared/pages/pageAddress.ts';
import { restoreTheme } from '../theme/useTheme.ts';
import '../theme/global.css.ts';

/** Applies the server’s document and the visitor’s stored choices, for the public site and the admin. */
export function bootstrap() {
  noteMissingCode();
  const seed = readSeed();
  const environment = createEnvironment(seeded(seed, fetchOverHttp), subscribeOverHttp);
  const reader = new Reader(seed.language);
  const restoreChoices = () => {
    restoreTheme();
    // A language in the address applies until the visitor chooses another on its page.
    if (!namedLanguage(new URL(location.href))) reader.restore();
  };
  restoreChoices();
  onChoiceElsewhere(restoreChoices);

  const show = (children: ReactNode) => {
    const root = document.getElementById('root') as HTMLElement;
    const site = (
      <RefusedFormContext value={seed.form}>
        <RenderedDayContext value={seed.today}>
          <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>
        </RenderedDayContext>
      </RefusedFormContext>
    );
    startTransition(() => {
      if (root.hasChildNodes()) hydrateRoot(root, site, handlers);
      else createRoot(root, handlers).render(site);
    });
  };
  return { environment, reader, show };
}

/** Whether the page shows what happened: an unreachable server, missing code, an ended session. */
const isShown = (error: unknown) =>
  [NetworkError, ServerError, SessionEndedError].some((known) => error instanceof known) ||
  isMissingCode(error);

/** Logs an error that a boundary caught, unless the page shows it. */
export function onCaughtError(error: unknown): void {
  if (!isShown(error)) console.error(error);
}

/** Reports an error after which React could render at the second try, unless its cause is one that the page shows. */
function onRecoverableError(error: unknown): void {
  if (!(error instanceof Error) || !isShown(error.cause)) reportError(error);
}

const handlers = { onCaughtError, onRecoverableError };
