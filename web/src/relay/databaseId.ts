/** The number of an entity in an address; 0, which none has, when it is no such number. */
export function databaseIdIn(text: string | undefined): number {
  const number = /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : 0;
  return number <= 2_147_483_647 ? number : 0;
}
