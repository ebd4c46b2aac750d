import { Suspense, useMemo, useRef, type ReactNode } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks.js';
import { useMatches, useRevalidator } from 'react-router-dom';
import { commitLocalUpdate } from 'relay-runtime';
import { Boundary } from '../../page/Boundary.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import * as styles from './Part.css.ts';

interface Props {
  /** The shape of what comes. */
  skeleton?: ReactNode;
  /** Another one tries again, as whatever the page’s loaders start anew does. */
  resetKey?: unknown;
  children: ReactNode;
}

/** A part of a page with data of its own: while they load and when they do not come, the rest of the page stays. */
export function Part({ skeleton, resetKey, children }: Props) {
  const element = useRef<HTMLDivElement>(null);
  const environment = useRelayEnvironment();
  const { revalidate } = useRevalidator();
  const matches = useMatches();
  const current = useMemo(() => ({ matches, resetKey }), [matches, resetKey]);
  const handleRetry = () => {
    // The button goes: the keyboard goes on here.
    element.current?.focus({ preventScroll: true });
    // What came instead of an answer is not to be shown again.
    commitLocalUpdate(environment, (store) => store.invalidateStore());
    void revalidate();
  };
  return (
    <div ref={element} tabIndex={-1} className={styles.part}>
      <Boundary resetKey={current} fallback={(error) => <LoadFailure error={error} onRetry={handleRetry} />}>
        <Suspense fallback={skeleton}>{children}</Suspense>
      </Boundary>
    </div>
  );
}
