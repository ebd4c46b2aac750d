import { relative } from 'node:path';
import type { TestCase, TestModule, Reporter } from 'vitest/node';
import { root } from './run.ts';

const failed = (module: TestModule): TestCase[] => [...module.children.allTests('failed')];

/** In double quotes, as shells take it. */
const quoted = (text: string) => `"${text.replaceAll(/[\\"$`]/g, '\\$&')}"`;

/** A name as the pattern that Vitest takes for names. */
const asPattern = (name: string) => name.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Ends a run of Vitest that failed with the commands that repeat each failure. */
export default class RepeatReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const commands = modules.flatMap((module) => {
      const path = relative(root, module.moduleId);
      const command = `npx vitest run --project ${module.project.name} ${path}`;
      if (module.ok()) return [];
      const tests = failed(module);
      // A file that fails as a whole has no test that did.
      return tests.length > 0
        ? tests.map((test) => `${command} -t ${quoted(asPattern(nameOf(test)))}`)
        : [command];
    });
    if (commands.length > 0) console.error(`\nTo repeat what failed:\n${commands.join('\n')}\n`);
  }
}

/** With the names of what it is within, as Vitest matches it. */
const nameOf = ({ fullName }: TestCase) => fullName.replaceAll(' > ', ' ');
