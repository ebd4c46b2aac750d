/** The name of an archive file: batik-pageant-2026-11-20.json, by the day in the browser’s time zone. */
export function fileName(iso: string): string {
  const date = new Date(iso);
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return `batik-pageant-${parts.map((part) => String(part).padStart(2, '0')).join('-')}.json`;
}
