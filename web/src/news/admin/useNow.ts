import { useEffect, useState } from 'react';

/** How often it is read, in milliseconds. */
const interval = 10_000;

/** The time, in milliseconds since 1970: up to ten seconds old. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), interval);
    return () => clearInterval(timer);
  }, []);
  return now;
}
