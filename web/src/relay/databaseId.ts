/** Parses an entity’s id from an address; 0, which no entity has, if it is not a valid id. */
export function databaseIdIn(text: string | undefined): number {
  const number = /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : 0;
  return number <= 2_147_483_647 ? number : 0;
}
