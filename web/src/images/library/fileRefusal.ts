/** The size of the largest file that is accepted, in bytes (docs/product.md#uploads). */
export const maxImageBytes = 1024 * 1024;

/** Why a file is not even sent (docs/product.md#uploads); null if it is. The server looks closer. */
export function fileRefusal({ type, size }: Pick<File, 'type' | 'size'>): 'notAnImage' | 'tooLarge' | null {
  if (!type.startsWith('image/')) return 'notAnImage';
  return size > maxImageBytes ? 'tooLarge' : null;
}
