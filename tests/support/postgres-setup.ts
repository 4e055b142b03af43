import type { TestProject } from 'vitest/node';
import { dropDemoTemplates, makeDemoTemplates } from './demo-templates.ts';
import { startPostgresServer } from './postgres-server.ts';
import { seededServer } from './seeded.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the administrator of the PostgreSQL server that the suites share. */
    postgresUrl: string;
  }
}

/**
 * One PostgreSQL server per run, with the demo's databases to be copied. TEST_DATABASE_URL names another one, to try an
 * older version: postgres://administrator@host:port without a database's name.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) {
    await makeDemoTemplates(given, new Date());
    project.provide('postgresUrl', given);
    return () => dropDemoTemplates(given);
  }
  const server = await startPostgresServer(await seededServer());
  project.provide('postgresUrl', server.url);
  return () => server.stop();
}
