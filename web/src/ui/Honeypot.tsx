import * as styles from './Honeypot.css.ts';

/**
 * A field that people neither see, hear nor reach, but bots fill in: the server accepts such a form and discards it.
 * Never `hidden` or `type="hidden"`, which bots recognize.
 */
export function Honeypot() {
  return (
    <div className={styles.away} aria-hidden>
      <label>
        Website
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
