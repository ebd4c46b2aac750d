/** Whether the site can be searched for a text: an index finds words by three letters or digits in a row. */
export const isLongEnough = (text: string): boolean => /[\p{L}\p{N}]{3}/u.test(text);
