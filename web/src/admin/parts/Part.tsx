import { Suspense, useMemo, useRef, type ReactNode } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks.js';
import { useMatches, useRevalidator } from 'react-router-dom';
import { commitLocalUpdate } from 'relay-runtime';
import { Boundary } from '../../page/Boundary.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import * as styles from './Part.css.ts';

interface Props {
  /** Shown while it loads. */
  skeleton?: ReactNode;
  /** A new value triggers a retry, such as each time the page’s loaders run. */
  resetKey?: unknown;
  children: ReactNode;
}

/** A part of a page with its own data: while it loads or if it fails, the rest of the page stays. */
export function Part({ skeleton, resetKey, children }: Props) {
  const element = useRef<HTMLDivElement>(null);
  const environment = useRelayEnvironment();
  const { revalidate } = useRevalidator();
  const matches = useMatches();
  const current = useMemo(() => ({ matches, resetKey }), [matches, resetKey]);
  const handleRetry = () => {
    // The button disappears: move the focus here.
    element.current?.focus({ preventScroll: true });
    // Do not reuse the partial answer.
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
