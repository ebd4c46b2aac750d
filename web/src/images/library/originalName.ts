/** A stored name without the upload time at its start. */
export const originalName = (name: string) => name.replace(/^\d+_/, '');

/** What editors call a picture: its title, or its original name. */
export const imageTitle = ({ title, name }: { readonly title: string; readonly name: string }) =>
  title || originalName(name);
