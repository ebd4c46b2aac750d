/** The maximum size of an accepted file, in bytes (docs/product.md#uploads). */
export const maxImageBytes = 1024 * 1024;

/**
 * Why a file is rejected before it is sent (docs/product.md#uploads); null if it is accepted. The server validates
 * more.
 */
export function fileRefusal({ type, size }: Pick<File, 'type' | 'size'>): 'notAnImage' | 'tooLarge' | null {
  if (!type.startsWith('image/')) return 'notAnImage';
  return size > maxImageBytes ? 'tooLarge' : null;
}
