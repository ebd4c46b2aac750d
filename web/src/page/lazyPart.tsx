import { useCallback, useRef, type ComponentType } from 'react';
import { useIsHydrated } from './useIsHydrated.ts';
import { useIdleImport } from '../ui/useIdleImport.ts';

/** Loads each part on the server. */
const serverParts: (() => Promise<void>)[] = [];

/** Loads the code of all parts on the server, which renders whole pages. */
export async function loadParts(): Promise<void> {
  await Promise.all(serverParts.map(async (load) => load()));
}

const signs = ['pointerup', 'pointercancel', 'focusin', 'focusout'] as const;

/** Waits until the visitor neither presses anything in a part nor has the focus there. */
async function leftAlone(part: HTMLElement | null): Promise<void> {
  while (part?.matches(':active, :focus-within')) {
    await new Promise((resolve) => {
      for (const sign of signs) document.addEventListener(sign, resolve, { once: true });
    });
    // The click follows the release.
    await new Promise(requestAnimationFrame);
  }
}

/**
 * A part of a page that the server renders, and whose code the browser loads once the page is idle. Until then, also
 * while its code cannot be loaded, the server’s part stays as it is, with links that work. (React could keep it in a
 * `Suspense` that waits to be hydrated, but replaces it by the fallback whenever any context changes above it.)
 * @param className how high it is until its code has loaded, on a page that the browser rendered
 */
export function lazyPart<Props extends object>(
  className: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  if (import.meta.env.SSR) {
    let Part: ComponentType<Props> | undefined;
    serverParts.push(async () => {
      Part ??= await load();
    });
    return (props) => <div>{Part && <Part {...props} />}</div>;
  }
  return function LazyPart(props) {
    const isOpenedHere = useRef(useIsHydrated());
    const place = useRef<HTMLDivElement>(null);
    const loadAside = useCallback(async () => {
      const Part = await load();
      await leftAlone(place.current);
      return Part;
    }, []);
    const [Part] = useIdleImport(loadAside);
    if (Part) {
      return (
        <div key="browser">
          <Part {...props} />
        </div>
      );
    }
    return isOpenedHere.current ? (
      <div className={className} />
    ) : (
      // React keeps what the server wrote.
      <div key="server" ref={place} suppressHydrationWarning dangerouslySetInnerHTML={kept} />
    );
  };
}

const kept = { __html: '' };
