/** The addresses of the site’s own cloths, by width and height. */
export const placeholders = '/api/placeholder/';

/**
 * Changes the size in a picture’s address if it is one of the site’s own cloths: a larger cloth shows more of its motif
 * instead of a larger motif. Any other address stays unchanged.
 */
export function withSize(url: string, width: number, height: number): string {
  return url.replace(/^\/api\/placeholder\/\d+\/\d+(?=$|\?)/, `/api/placeholder/${width}/${height}`);
}

/** Whether an address is one of the site’s own cloths, used where no picture was provided. */
export function isPlaceholder(url: string): boolean {
  return url.startsWith(placeholders);
}

/** Whether an address is a picture that an editor chose: neither empty nor one of the site’s own cloths. */
export function isPicture(url: string | null | undefined): url is string {
  return url ? !isPlaceholder(url) : false;
}
