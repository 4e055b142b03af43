import type { TestProject } from 'vitest/node';
import { setup as startPostgres } from './postgres-setup.ts';
import { seededData } from './seeded.ts';

/**
 * Makes what contract tests copy before the first of them: in the hook of a file, a crowded machine would take longer
 * than a hook may, and each worker would make its own.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [stop] = await Promise.all([startPostgres(project), seededData(undefined, 'demo')]);
  return stop;
}
