import { cpus, totalmem } from 'node:os';

/** What the figures were measured on, as the README quotes it. */
export function describeMachine(postgresVersion: string) {
  const processors = cpus();
  return {
    cores: processors.length,
    model: processors[0]?.model.trim() ?? 'unknown',
    memoryGiB: Math.round(totalmem() / 1024 ** 3),
    node: process.version,
    postgres: postgresVersion,
  };
}
