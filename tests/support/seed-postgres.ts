/**
 * Makes the data folder of a PostgreSQL server that is its first argument, with the demo's databases of the day that is
 * its second; a process of its own, run once.
 */
import { makeDemoTemplates } from './demo-templates.ts';
import { startPostgresServer } from './postgres-server.ts';

const [folder = '', day = ''] = process.argv.slice(2);
const server = await startPostgresServer();
await makeDemoTemplates(server.url, new Date(day));
await server.keep(folder);
