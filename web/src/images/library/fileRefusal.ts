/** The largest file, in bytes; it may just be reached (specification section 9). */
export const maxImageBytes = 1024 * 1024;

/** Why a file is not even sent (specification section 5); null when it is. The server looks closer. */
export function fileRefusal({ type, size }: Pick<File, 'type' | 'size'>): 'notAnImage' | 'tooLarge' | null {
  if (!type.startsWith('image/')) return 'notAnImage';
  return size > maxImageBytes ? 'tooLarge' : null;
}
