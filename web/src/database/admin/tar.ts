const block = 512;

/** The text of the first file of a tar archive if it has this name; null for any other file. */
export async function firstFileOf(tar: Blob, name: string): Promise<string | null> {
  const header = new TextDecoder('latin1').decode(await tar.slice(0, block).arrayBuffer());
  const field = (at: number, length: number) => header.slice(at, at + length).replace(/[\0 ]+$/, '');
  const size = field(124, 12);
  if (field(0, 100) !== name || !/^[0-7]+$/.test(size)) return null;
  const file = tar.slice(block, block + Number.parseInt(size, 8));
  return file.size === Number.parseInt(size, 8) ? file.text() : null;
}
