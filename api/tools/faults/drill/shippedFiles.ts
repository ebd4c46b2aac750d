// Checks the files shipped for other programs with those programs.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../kit/cleanUp.ts';
import { demand } from '../kit/until.ts';
import { CannotRunError, type Scenario } from '../scenario.ts';

const root = join(import.meta.dirname, '../../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** A file, and the program that checks a copy of it in a temporary folder. */
interface Check {
  file: string;
  program: string;
  args: (path: string) => string[];
  /** Fills in what an operator would. */
  fill?: (text: string, folder: string) => string;
}

const checks: readonly Check[] = [
  {
    file: 'Caddyfile',
    program: 'caddy',
    args: validate,
    fill: (text) => text.replace('{$PUBLIC_URL}', 'https://example.org'),
  },
  { file: 'deploy/Caddyfile', program: 'caddy', args: validate },
  {
    file: 'deploy/nginx.conf',
    program: 'nginx',
    args: (path) => ['-t', '-q', '-c', path],
    fill: (text, folder) => {
      const certificate = [
        'req',
        '-x509',
        '-newkey',
        'rsa:2048',
        '-nodes',
        '-days',
        '1',
        '-subj',
        '/CN=example.org',
      ];
      spawnSync('openssl', [
        ...certificate,
        '-keyout',
        `${folder}/privkey.pem`,
        '-out',
        `${folder}/fullchain.pem`,
      ]);
      const filled = text.replaceAll('/etc/letsencrypt/live/example.org', folder);
      return `pid ${folder}/pid;\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;\n${filled}}\n`;
    },
  },
  { file: 'deploy/prometheus-alerts.yml', program: 'promtool', args: (path) => ['check', 'rules', path] },
];

function validate(path: string): string[] {
  return ['validate', '--adapter', 'caddyfile', '--config', path];
}

export const shippedFiles: Scenario = {
  name: 'shipped files',
  async run() {
    const folder = temporaryFolder('shipped');
    const done: string[] = [];
    const missing = new Set<string>();
    for (const { file, program, args, fill } of checks) {
      const path = join(folder.path, file.replace('/', '-'));
      writeFileSync(path, fill ? fill(read(file), folder.path) : read(file));
      const { status, stderr, error } = spawnSync(program, args(path), {
        encoding: 'utf8',
        env: { ...process.env, HOME: folder.path },
      });
      if (error) missing.add(program);
      else {
        demand(status === 0, `${program} refuses ${file}: ${stderr}`);
        done.push(file);
      }
    }
    folder.remove();
    const without = [...missing].join(', ');
    if (done.length === 0) throw new CannotRunError(`install ${without} first.`);
    return `${done.join(', ')} are valid${without && `; skipped the rest, not installed: ${without}`}`;
  },
};
