/** How long and where a browser keeps a visitor’s choice of language or theme for the server. */
export const choiceAttributes = '; path=/; max-age=31536000; samesite=lax';

/** The cookie with a visitor’s choice, for `document.cookie` and for Set-Cookie. */
export const choiceCookie = (name: 'language' | 'theme', value: string): string =>
  `${name}=${value}${choiceAttributes}`;
