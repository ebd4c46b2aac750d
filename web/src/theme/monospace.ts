/** The device’s own font in which all letters have one width: for what is copied letter by letter. */
export const monospace = 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace';
