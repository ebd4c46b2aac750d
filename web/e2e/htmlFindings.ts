import type { Page } from '@playwright/test';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';

const validator = new HtmlValidate(
  new StaticConfigLoader({ root: true, extends: ['html-validate:standard'] }),
);

/** What contradicts the HTML standard in a document. */
export async function htmlFindings(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`),
  );
}

/** The same in the page’s current state. */
export async function htmlFindingsOf(page: Page): Promise<string[]> {
  const html = await page.evaluate(() => {
    const root = document.documentElement.cloneNode(true) as HTMLElement;
    // With scripts, its content is text.
    for (const element of root.querySelectorAll('noscript')) element.remove();
    return root.outerHTML;
  });
  return htmlFindings(`<!doctype html>\n${html}`);
}
