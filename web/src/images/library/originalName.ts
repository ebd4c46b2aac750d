/** A stored name without the upload time at its start. */
export const originalName = (name: string) => name.replace(/^\d+_/, '');
