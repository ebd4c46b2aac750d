/**
 * A picture's address with another size, where it is one of the site's own cloths: a larger cloth shows more of its
 * motif instead of a larger motif. Any other address is left as it is.
 */
export function withSize(url: string, width: number, height: number): string {
  return url.replace(/^\/api\/placeholder\/\d+\/\d+(?=$|\?)/, `/api/placeholder/${width}/${height}`);
}

/** Whether an address is one of the site's own cloths: then nobody gave a picture. */
export function isPlaceholder(url: string): boolean {
  return url.startsWith('/api/placeholder/');
}
