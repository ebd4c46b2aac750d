import { relative } from 'node:path';
import type { FullResult, Reporter, Suite } from '@playwright/test/reporter';

/** Prints the commands that repeat each failure, with a trace, at the end of a failed Playwright run. */
export default class RepeatReporter implements Reporter {
  #suite: Suite | undefined;

  onBegin(_config: unknown, suite: Suite): void {
    this.#suite = suite;
  }

  onEnd({ status }: FullResult): void {
    if (status === 'passed') return;
    const failed = this.#suite?.allTests().filter((test) => test.outcome() === 'unexpected') ?? [];
    const commands = failed.map(({ location: { file, line } }) => {
      const place = `${relative(process.cwd(), file)}:${line}`;
      return `npx playwright test --config web/e2e/playwright.config.ts --trace retain-on-failure ${place}`;
    });
    if (commands.length > 0) console.error(`\nTo repeat the failed tests:\n${commands.join('\n')}\n`);
  }
}
