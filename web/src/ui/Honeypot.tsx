import * as styles from './Honeypot.css.ts';

/**
 * A field that people neither see, hear nor reach, and that robots fill in: the server takes such a form and keeps
 * nothing of it. Never `hidden` or `type="hidden"`, which robots know.
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
