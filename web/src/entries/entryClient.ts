import { yieldToMain } from '../browser/yieldToMain.ts';

/** The button that was pressed last, before the page listens: it is pressed again then. */
let pressed: HTMLElement | null = null;
const notePress = ({ target }: Event) => {
  pressed = (target as Element).closest('[type=button]');
};
addEventListener('click', notePress);

/**
 * Begins when the page is painted: its document reads completely without scripts, from which they would only take
 * bandwidth and processor. Between its steps the browser answers the visitor.
 */
async function begin(): Promise<void> {
  // All that is going to be imported, as the server knows. While developing it does not.
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
  removeEventListener('click', notePress);
  pressed?.click();
}

// Called when a frame is about to be painted; what it asks for comes after that.
requestAnimationFrame(() => setTimeout(() => void begin()));
