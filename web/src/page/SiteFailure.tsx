import { useCodeAnew } from '../browser/missingCode.ts';

/** When even the chrome fails: no provider can be relied upon, so it speaks both languages. */
export function SiteFailure() {
  if (useCodeAnew()) return null;
  return (
    <main>
      <h1>An error occurred · Terjadi kesalahan</h1>
      <p>
        {/* With a fragment it would only scroll. */}
        <a href={location.pathname + location.search}>Reload the site · Muat ulang situs</a>
      </p>
    </main>
  );
}
