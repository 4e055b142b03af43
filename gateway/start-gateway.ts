import { createServer as createHttpServer, type Server as HttpServer } from 'node:http';
import { createServer as createProbe } from 'node:net';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { type GatewayDatabase, openDatabase } from './db/open-database.ts';
import { buildFolder as builtHere, openBuildOutput } from './http/build-output.ts';
import { limitConnections } from './http/connections.ts';
import { createLog } from './http/log.ts';
import { trustedProxies } from './http/trusted-proxies.ts';
import type { GatewayServices } from './services/services.ts';
import { keepHouse } from './services/uac/housekeeping.ts';
import type { Settings } from './settings.ts';

/** What a gateway is started from; everything but the settings has a default. */
export interface GatewayOptions {
  readonly settings: Settings;
  readonly log?: FastifyBaseLogger;
  /** An open database instead of the one the settings name; the gateway closes it in the end. */
  readonly database?: GatewayDatabase;
  readonly buildFolder?: string;
  readonly now?: () => Date;
  /** Runs on the open database before the first request, such as to fill the demo tenants. */
  readonly prepare?: (database: GatewayDatabase) => Promise<void>;
}

/** A gateway that answers. */
export interface RunningGateway {
  readonly server: FastifyInstance;
  readonly services: GatewayServices;
  /** Stops accepting, lets running calls end for ten seconds at most, then closes the database. */
  close(): Promise<void>;
}

/** The port cannot be listened on. The message is one sentence for the person who starts it. */
export class PortError extends Error {
  override readonly name = 'PortError';
}

/** Milliseconds that running calls get to end. */
const DRAIN = 10_000;

/**
 * Opens the database, binds every call and listens.
 * @throws {PortError | DatabaseStartError | BuildOutputError | AppRegistryError | BootCheckError}
 */
export async function startGateway(options: GatewayOptions): Promise<RunningGateway> {
  const gateway = await assembleGateway(options);
  const { port, mode } = options.settings;
  // While developing no one but this machine gets in: the demo accounts have a known password.
  const host = mode === 'production' ? '::' : 'localhost';
  const doors: HttpServer[] = [];
  const close = async (): Promise<void> => {
    for (const door of doors) door.close().closeIdleConnections();
    await gateway.close();
    for (const door of doors) door.closeAllConnections();
  };
  try {
    await gateway.server.listen({ port, host });
    for (const appPort of appPortsOf(gateway, options.settings)) {
      const door = await openDoor(gateway, appPort, host);
      const trusts = trustedProxies(options.settings);
      limitConnections(door, options.settings.addressConnections, trusts);
      doors.push(door);
    }
  } catch (error) {
    await close();
    throw portError(error, port);
  }
  return { ...gateway, close };
}

/** Where each host has a port of its own: one for the built files, one for MCP and one for each app. */
function appPortsOf({ services }: RunningGateway, { appPorts, mcpOrigin }: Settings): number[] {
  if (appPorts === null) return [];
  const built = services.apps().all.filter(({ registered }) => registered === null);
  const origins = [mcpOrigin, ...built.map(({ origin }) => origin)];
  return [appPorts, ...origins.map((origin) => Number(new URL(origin).port))];
}

/** The same server behind one more port. */
async function openDoor(
  { server }: RunningGateway,
  port: number,
  host: string,
): Promise<HttpServer> {
  const door = createHttpServer((request, response) => server.routing(request, response));
  await new Promise<void>((resolve, reject) => {
    door.once('error', (error) => reject(portError(error, port))).listen(port, host, resolve);
  });
  return door;
}

/** The same without listening: requests are injected. */
export async function assembleGateway(options: GatewayOptions): Promise<RunningGateway> {
  const { settings, buildFolder = builtHere, now = () => new Date() } = options;
  const log = options.log ?? createLog(settings);
  const output = openBuildOutput(settings, buildFolder);
  // While developing, the one that is taken over from may still hold the port; the database is lent once it has gone.
  if (options.database === undefined && !settings.watch) await probePort(settings.port);
  // The server is loaded while the database opens in its thread: together they are most of a start.
  const loading = Promise.all([
    import('./http/server.ts'),
    import('./services/create-services.ts'),
    import('./services/jobs/create-worker.ts'),
  ]);
  const database = options.database ?? (await openDatabase(settings, log));
  try {
    const [{ createServer }, { createServices }, { createJobWorker }] = await loading;
    await options.prepare?.(database);
    const services = createServices(settings, database, () => output().apps, now, log);
    await Promise.all([services.registered.refresh(), services.brands.refresh()]);
    const server = createServer({ settings, services, output, buildFolder, now, log });
    if (settings.demo && (await holdsDemo(database))) {
      const { addDemoPlatform } = await import('./demo-platform/serve-platform.ts');
      await addDemoPlatform(server, { services, settings, now });
    }
    const stopHousekeeping = keepHouse(database, now, (error) =>
      log.warn({ err: error }, 'housekeeping failed'),
    );
    await server.ready();
    const worker = createJobWorker({ services, slots: settings.jobSlots, now, log });
    if (settings.jobSlots > 0) await Promise.all([worker.start(), services.outbox.start()]);
    return {
      server,
      services,
      async close() {
        stopHousekeeping();
        await Promise.all([worker.stop(), services.outbox.stop(), drain(server)]);
        await services.delivery.settled();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Whether the people whom the demo platform signs in are there: in a company's own database it would open doors. */
async function holdsDemo(database: GatewayDatabase): Promise<boolean> {
  const demo = await import('./seed/demo.ts');
  return demo.holdsDemo(database);
}

/** Creating the database takes seconds: a taken port is told before. */
async function probePort(port: number): Promise<void> {
  const probe = createProbe();
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once('error', reject);
      probe.listen({ port, host: 'localhost' }, resolve);
    });
  } catch (error) {
    throw portError(error, port);
  }
  await new Promise((resolve) => probe.close(resolve));
}

function portError(error: unknown, port: number): Error {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code === 'EADDRINUSE') {
    return new PortError(
      `Port ${port} is in use by another program: stop it, or set PORT to a free port.`,
    );
  }
  if (code === 'EACCES') {
    return new PortError(`Port ${port} may not be used by this user: set PORT to one above 1023.`);
  }
  return error instanceof Error ? error : new Error(String(error));
}

async function drain(server: FastifyInstance): Promise<void> {
  const timer = setTimeout(() => server.server.closeAllConnections(), DRAIN);
  try {
    await server.close();
  } finally {
    clearTimeout(timer);
  }
}
