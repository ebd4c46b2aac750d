import { useReloadForMissingCode } from '../browser/missingCode.ts';

/** Shown when even the chrome fails: no provider is reliable then, so it uses both languages. */
export function SiteFailure() {
  if (useReloadForMissingCode()) return null;
  return (
    <main>
      <h1>An error occurred · Terjadi kesalahan</h1>
      <p>
        {/* With a fragment, it would only scroll. */}
        <a href={location.pathname + location.search}>Reload the site · Muat ulang situs</a>
      </p>
    </main>
  );
}
