/** When even the chrome fails: no provider can be relied upon, so it speaks both languages. */
export function SiteFailure() {
  return (
    <main>
      <h1>An error occurred · Terjadi kesalahan</h1>
      <p>
        <a href="/">Reload the site · Muat ulang situs</a>
      </p>
    </main>
  );
}
