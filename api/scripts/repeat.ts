import { relative } from 'node:path';
import type { TestCase, TestModule, Reporter } from 'vitest/node';
import { root } from './run.ts';

const failed = (module: TestModule): TestCase[] => [...module.children.allTests('failed')];

/** Quotes a text for a shell. */
const quoted = (text: string) => `"${text.replaceAll(/[\\"$`]/g, '\\$&')}"`;

/** Escapes a name for Vitest, which expects a pattern. */
const asPattern = (name: string) => name.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** After a failed Vitest run, prints the commands that repeat each failure. */
export default class RepeatReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const commands = modules.flatMap((module) => {
      const path = relative(root, module.moduleId);
      const command = `npx vitest run --project ${module.project.name} ${path}`;
      if (module.ok()) return [];
      const tests = failed(module);
      // A file can fail as a whole, without a failed test.
      return tests.length > 0
        ? tests.map((test) => `${command} -t ${quoted(asPattern(nameOf(test)))}`)
        : [command];
    });
    if (commands.length > 0) console.error(`\nTo repeat the failed tests:\n${commands.join('\n')}\n`);
  }
}

/** The name prefixed with those of its suites, as Vitest matches it. */
const nameOf = ({ fullName }: TestCase) => fullName.replaceAll(' > ', ' ');
