import * as styles from './Pebble.css.ts';

/** A small, rounded patch of cloth; the seed determines which. */
export function Pebble({ seed }: { seed: string }) {
  return (
    <img
      src={`/api/placeholder/256/224?seed=${seed}`}
      alt=""
      width={128}
      height={112}
      loading="lazy"
      decoding="async"
      className={styles.pebble}
    />
  );
}
