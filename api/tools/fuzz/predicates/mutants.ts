import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A source with one permission check removed. */
export interface Mutant {
  /** Relative to the project’s folder. */
  file: string;
  /** Starting at 1. */
  line: number;
  what: string;
  source: string;
}

/** What to cut from a source, and its replacement, in a file of this name or in all. */
interface Cut {
  in: RegExp;
  find: RegExp;
  what: string;
  /** The replacement, from the match’s first group. */
  put: (found: string) => string;
}

const somebody = `{ id: 1, email: 'nobody@example.org', role: 'owner', sessionId: null, tokenId: null, access: 'person', limitedTo: null, factorDueAt: null, authenticatedAt: new Date() }`;
/** A rule’s declaration stays, so that only a test of its behavior can notice. */
const declaredBy: Record<string, string> = {
  readRule: 'reading',
  writeRule: 'writing',
  personRule: 'inPerson',
  confirmedRule: 'confirmed',
};
const instead = (rule: string, made: string) =>
  `((capability, run) => Object.assign(${made}, { permission: { to: '${declaredBy[rule]}', capability } }))(`;
const unguarded = (rule: string) =>
  instead(rule, `async (viewer, ...args) => run(viewer.admin ?? ${somebody}, ...args)`);
const unguardedPublic = `((run) => Object.assign(async (...args) => run(...args), { permission: permissions.everyone }))(`;
const guardedAs = (other: string, rule: string) => instead(rule, `permissions.${other}(capability, run)`);

const rules = /^(?!auth\/permission)/;
const nothing = () => '';

const cuts: Cut[] = [
  { in: /^auth\/permission/, find: /(if \(.+\) throw .+;)/g, what: 'refuses no one', put: nothing },
  {
    in: /^auth\/permission/,
    find: /(refuse\w*\((?:viewer\.)?admin(?:, capability)?\);)/g,
    what: 'does not check',
    put: nothing,
  },
  {
    in: rules,
    find: /(?<==|:) ((?:read|write|person|confirmed)Rule)\(/g,
    what: 'allows everyone',
    put: (rule) => ` ${unguarded(rule)}`,
  },
  {
    in: rules,
    find: /(?<==|:) (writeRule|personRule|confirmedRule)\(/g,
    what: 'allows every token',
    put: (rule) => ` ${guardedAs('readRule', rule)}`,
  },
  {
    in: rules,
    find: /(?<==|:) (confirmedRule)\(/g,
    what: 'allows old sign-ins',
    put: (rule) => ` ${guardedAs('personRule', rule)}`,
  },
  {
    in: rules,
    find: /(?<==|:) (publicWriteRule)\(/g,
    what: 'allows read-only tokens',
    put: () => ` ${unguardedPublic}`,
  },
  { in: rules, find: /(viewer\.admin)(?= \? (?!\{ id))/g, what: 'shows to everyone', put: () => 'true' },
  { in: rules, find: /(may\((?:\w+\.)*viewer, .+?\))/g, what: 'shows to everyone', put: () => 'true' },
  {
    in: /^auth\/capabilities/,
    find: /(hasCapability\(admin\.role, capability\))/g,
    what: 'allows every role',
    put: () => 'true',
  },
  {
    in: /^auth\//,
    find: /(admin\?\.access === 'person')(?= \?)/g,
    what: 'shows to every token',
    put: () => 'admin',
  },
  {
    in: /^auth\/(session|apiTokens)/,
    find: /(?<=\n {2,6})(revokedAt: null,|expiresAt: \{ gt: new Date\([a-z]*\) \},|adminUser: \{ disabledAt: null \},)/g,
    what: 'no longer checks',
    put: nothing,
  },
  {
    in: /^auth\/tokens/,
    find: /(?<=Verify\(token, ownKey, \{[^}]*)((?:issuer|audience|typ: type),)/g,
    what: 'no longer checks',
    put: nothing,
  },
  { in: /^auth\/auth\.ts/, find: /(, disabledAt: null)/g, what: 'no longer checks', put: nothing },
  {
    in: /^requestContext/,
    find: /(if \(bearer && !admin\)\s+throw .+;)/g,
    what: 'does not refuse',
    put: nothing,
  },
  { in: /^app\.ts/, find: /(refuseForeignOrigin\(.+\);)/g, what: 'does not check', put: nothing },
];

const sources = 'api/src';
/** The rules’ file, for the replacement of a rule. */
const withPermissions = (source: string, up: string) =>
  `${source}\nimport * as permissions from '${up}auth/permission.ts';\n`;

/** Every source with each of its permission checks removed in turn. */
export function findMutants(root: string): Mutant[] {
  const files = globSync(`${sources}/**/*.ts`, { cwd: root })
    .filter((file) => !/\.(test|samples|matrix)\.ts$|\/(testing|generated)\//.test(file))
    .toSorted();
  return files.flatMap((file) => {
    const name = file.slice(sources.length + 1);
    const text = readFileSync(join(root, file), 'utf8');
    const up = '../'.repeat(name.split('/').length - 1) || './';
    return cuts
      .filter((cut) => cut.in.test(name))
      .flatMap(({ find, what, put }) =>
        [...text.matchAll(find)].map((match): Mutant => {
          const [whole, found = ''] = match;
          const mutated = text.slice(0, match.index) + put(found) + text.slice(match.index + whole.length);
          return {
            file,
            line: text.slice(0, match.index).split('\n').length,
            what: `${what}: ${found}`,
            source: withPermissions(mutated, up),
          };
        }),
      );
  });
}
