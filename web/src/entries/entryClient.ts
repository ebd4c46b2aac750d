import { yieldToMain } from '../browser/yieldToMain.ts';

/** The last button pressed before hydration, except those that submit a form; it is clicked again afterwards. */
let pressed: HTMLElement | null = null;
const notePress = (event: Event) => {
  // A page that is shown as without scripts posts its forms.
  if (document.documentElement.dataset['scripts']) return;
  pressed = (event.target as Element).closest('[type=button], [data-scripted] button');
  if (pressed) event.preventDefault();
};
addEventListener('click', notePress);

/**
 * Starts after the first paint: the document is fully readable without scripts, which would only compete for bandwidth
 * and CPU. Between the steps, the browser can respond to the visitor.
 */
async function begin(): Promise<void> {
  // Every script to import, as listed by the server. In development, the list is absent.
  const scripts = document.querySelector<HTMLTemplateElement>('template#scripts')?.content;
  for (const link of scripts?.querySelectorAll('link') ?? []) {
    document.head.append(link);
    await yieldToMain();
  }
  await import('react-dom/client');
  await yieldToMain();
  const { hydrateSite } = await import('./hydrateSite.tsx');
  await yieldToMain();
  await hydrateSite();
  repeatPress();
}

function repeatPress(): void {
  removeEventListener('click', notePress);
  pressed?.click();
}

/** Whether a script could not be loaded. */
let isMissing = false;
addEventListener('vite:preloadError', () => {
  isMissing = true;
});

/** The document stays as the server rendered it: its links and forms work as they do without scripts. */
function stayPlain(error: unknown): void {
  const { dataset } = document.documentElement;
  dataset['scripts'] = 'missing';
  // Nobody lays out the rest of the page (page/firstLayout.ts).
  delete dataset['layout'];
  repeatPress();
  if (!isMissing) reportError(error);
}

// The callback runs just before a frame is painted; the timeout starts the work after the paint.
requestAnimationFrame(() => setTimeout(() => void begin().catch(stayPlain)));
