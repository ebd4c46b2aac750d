/** A stored name without the time of the upload, which every one begins with. */
export const originalName = (name: string) => name.replace(/^\d+_/, '');
