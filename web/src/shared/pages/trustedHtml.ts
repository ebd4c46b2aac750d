/** The only policy that the pages’ Content-Security-Policy allows (Trusted Types, W3C). */
export const htmlPolicy = 'site-html';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML: (html: string) => string },
  ): {
    createHTML(html: string): string;
  };
}

const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy(htmlPolicy, {
  createHTML: (html) => html,
});

/**
 * HTML produced by the server, for insertion into a page: rendered Markdown, which contains nothing executable.
 * Browsers with Trusted Types insert nothing else.
 */
export const trustedHtml = (html: string): string => policy?.createHTML(html) ?? html;
