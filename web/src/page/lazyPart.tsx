import {
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
} from 'react';
import { yieldToMain } from '../browser/yieldToMain.ts';
import { untilDone } from '../ui/useIdleImport.ts';
import { readView, restoreView, type View } from './partView.ts';
import { useIsHydrated } from './useIsHydrated.ts';

/** Loads the code of each part that a loaded page has. */
const parts: (() => Promise<void>)[] = [];

/** Loads the code of all parts: for the server, and for a page that the browser renders, which both do it at once. */
export async function loadParts(): Promise<void> {
  await Promise.all(parts.map(async (load) => load()));
}

/** Waits while the visitor presses something in a part: the click goes to what was pressed. */
async function untilReleased(part: HTMLElement | null): Promise<void> {
  while (part?.matches(':active')) await new Promise(requestAnimationFrame);
}

let lastShown: Promise<void> = Promise.resolve();

/** Shows one part after another, each in a task of its own: together they would block the page for too long. */
async function inTurn(show: () => Promise<void>): Promise<void> {
  lastShown = lastShown.then(show);
  await lastShown;
}

/**
 * A part of a page that the server renders, and whose code the browser loads after that of the page. Until then, also
 * while its code cannot be loaded, the server’s part stays as it is, with links that work. (React could keep it in a
 * `Suspense` that waits to be hydrated, but replaces it by the fallback whenever any context changes above it.)
 * @param className how high it is until its code has loaded, on a page that the browser rendered
 */
export function lazyPart<Props extends object>(
  className: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let Loaded: ComponentType<Props> | null = null;
  const loadOnce = async () => {
    Loaded ??= await load();
  };
  parts.push(loadOnce);
  if (import.meta.env.SSR) return (props) => <div>{Loaded && <Loaded {...props} />}</div>;
  return function LazyPart(props) {
    const isOpenedHere = useRef(useIsHydrated());
    const place = useRef<HTMLDivElement>(null);
    const view = useRef<View>([]);
    const [Part, setPart] = useState(() => (isOpenedHere.current ? Loaded : null));
    const shown = useRef(Promise.withResolvers<void>());
    useEffect(() => {
      const { promise, resolve } = shown.current;
      const stop = untilDone(async () => {
        try {
          // Apart from the hydration, which it would prolong.
          await yieldToMain();
          await loadOnce();
        } catch {
          return false;
        }
        await inTurn(async () => {
          if (!isOpenedHere.current) await untilReleased(place.current);
          startTransition(() => setPart(() => Loaded));
          await promise;
        });
        return true;
      });
      return () => {
        stop();
        resolve();
      };
    }, []);
    // React calls the returned function before it removes the server’s part.
    const refServers = useCallback((element: HTMLDivElement) => {
      place.current = element;
      return () => {
        view.current = readView(element);
      };
    }, []);
    useLayoutEffect(() => {
      restoreView(place.current, view.current);
      if (Part) shown.current.resolve();
    }, [Part]);
    if (Part) {
      return (
        <div key="browser" ref={place}>
          <Part {...props} />
        </div>
      );
    }
    return isOpenedHere.current ? (
      <div className={className} />
    ) : (
      // React keeps what the server wrote.
      <div key="server" ref={refServers} suppressHydrationWarning dangerouslySetInnerHTML={kept} />
    );
  };
}

const kept = { __html: '' };
