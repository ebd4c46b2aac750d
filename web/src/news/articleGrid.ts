/** The widths of an article beside whose text its cloth has room, and its contents, too. */
export const besideText = { tablet: '(min-width: 44rem)', desktop: '(min-width: 62rem)' } as const;

/** The timeline of what has been read of an article. */
export const reading = '--reading';
