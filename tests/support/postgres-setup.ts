import type { TestProject } from 'vitest/node';
import { startPostgresServer } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the administrator of the PostgreSQL server that the suites share. */
    postgresUrl: string;
  }
}

/**
 * One PostgreSQL server per run. TEST_DATABASE_URL names another one, to try an older version:
 * postgres://administrator@host:port without a database's name.
 */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) {
    project.provide('postgresUrl', given);
    return undefined;
  }
  const server = await startPostgresServer();
  project.provide('postgresUrl', server.url);
  return () => server.stop();
}
