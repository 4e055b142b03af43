import { isIP } from 'node:net';
import { resolve } from 'node:path';

/** How much the log says, from most to nothing. */
export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** What the environment decides, read once at start and never changed. */
export interface Settings {
  /** TCP port of the one server, 1 to 65535. */
  readonly port: number;
  /** Absolute path of the folder for the embedded database and uploads. */
  readonly dataDir: string;
  /** Connections from one network address at once; more are closed. */
  readonly addressConnections: number;
  /** PostgreSQL of the gateway's login; null means the embedded database in `dataDir`. */
  readonly databaseUrl: string | null;
  /** PostgreSQL of the login that runs migrations; null means `databaseUrl` does. */
  readonly databaseOwnerUrl: string | null;
  /** Origin of the shell and the API, without a trailing slash. */
  readonly publicOrigin: string;
  /**
   * First of the ports that stand for hosts where `*.localhost` does not resolve: the built files on it, one app on
   * each that follows, all on `localhost`. Null where every app has a host name.
   */
  readonly appPorts: number | null;
  /** Origin of an in-house sub-app; `{app}` stands for its code, `{port}` for its own port. */
  readonly appsOrigin: string;
  /** Origin of a vendor's sub-app; `{app}` stands for its code. */
  readonly vendorsOrigin: string;
  /** Origin of the built scripts and styles. */
  readonly staticOrigin: string;
  /** Origin on which programs of people speak MCP. */
  readonly mcpOrigin: string;
  /** Whether the demo tenants and accounts are created. Never in production. */
  readonly demo: boolean;
  /** Whether `npm run dev` runs this: browsers learn of rebuilds, the database is lent. Never in production. */
  readonly watch: boolean;
  /** Whether this process takes over from one that has said where it serves and for whom. */
  readonly restarted: boolean;
  /** Background jobs this process runs at once; 0 leaves them to workers. */
  readonly jobSlots: number;
  readonly mode: 'development' | 'test' | 'production';
  readonly logLevel: (typeof logLevels)[number];
  /** Whether companies may name mail servers and SMS services in a private network: where all of it is one company's. */
  readonly privateNetwork: boolean;
  /** Proxies whose word on the client's address, the host and the scheme counts; none by default. */
  readonly trustedProxies: readonly { readonly address: string; readonly prefix: number }[];
  /** 32 bytes in base64 that open what is sealed in the database; null: a file in `dataDir` holds them. */
  readonly secretsKey: string | null;
}

/** A setting that cannot be used. The message is one sentence for the person who starts it. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads and checks every setting; an empty variable counts as absent.
 * @throws {SettingsError} naming the variable and what to write there.
 */
export function readSettings(environment: Environment): Settings {
  const read = (name: string): string => environment[name]?.trim() ?? '';
  const port = readPort(read('PORT'));
  const mode = readChoice('NODE_ENV', read('NODE_ENV'), [
    'development',
    'test',
    'production',
  ] as const);
  const databaseUrl = readDatabaseUrl('DATABASE_URL', read('DATABASE_URL'));
  const databaseOwnerUrl = readDatabaseUrl('DATABASE_OWNER_URL', read('DATABASE_OWNER_URL'));
  if (databaseOwnerUrl !== null && databaseUrl === null) {
    throw new SettingsError(
      'DATABASE_OWNER_URL is set but DATABASE_URL is not: set both for PostgreSQL, or neither for the embedded database.',
    );
  }
  return Object.freeze({
    port,
    dataDir: resolve(read('DATA_DIR') || './data'),
    addressConnections: readCount('CONNECTIONS_PER_ADDRESS', read('CONNECTIONS_PER_ADDRESS'), 2000),
    databaseUrl,
    databaseOwnerUrl,
    ...readOrigins(read, port),
    demo: readDemo(read('ATRIUM_DEMO'), mode),
    watch: mode === 'development' && read('ATRIUM_WATCH') !== '',
    restarted: read('ATRIUM_WATCH') === 'again',
    jobSlots: readJobSlots(read('JOB_SLOTS')),
    mode,
    logLevel: readChoice('LOG_LEVEL', read('LOG_LEVEL') || 'info', logLevels),
    privateNetwork:
      readChoice('PRIVATE_NETWORK', read('PRIVATE_NETWORK'), ['off', 'on'] as const) === 'on',
    trustedProxies: readTrustedProxies(read('TRUSTED_PROXIES')),
    secretsKey: readSecretsKey(read('SECRETS_KEY')),
  });
}

function readTrustedProxies(text: string): Settings['trustedProxies'] {
  const parts = text.split(',').map((one) => one.trim());
  return parts.filter(Boolean).map((part) => {
    const [address = '', bits, ...more] = part.split('/');
    const most = isIP(address) === 6 ? 128 : 32;
    const prefix = bits === undefined ? most : /^\d{1,3}$/.test(bits) ? Number(bits) : -1;
    // Who trusts every address believes every visitor: a network has a bit at least.
    if (isIP(address) === 0 || prefix < 1 || prefix > most || more.length > 0) {
      throw new SettingsError(
        `TRUSTED_PROXIES holds "${part}": write addresses or networks with commas between them, such as 127.0.0.1, 10.0.0.0/8.`,
      );
    }
    return { address, prefix };
  });
}

/** The value is never repeated in the message: it is a secret. */
function readSecretsKey(text: string): string | null {
  if (text === '') return null;
  if (Buffer.from(text, 'base64').length !== 32) {
    throw new SettingsError(
      'SECRETS_KEY is no key: write 32 random bytes in base64, such as `openssl rand -base64 32` prints.',
    );
  }
  return text;
}

type Origins = Pick<
  Settings,
  'appPorts' | 'publicOrigin' | 'appsOrigin' | 'vendorsOrigin' | 'staticOrigin' | 'mcpOrigin'
>;

function readOrigins(read: (name: string) => string, port: number): Origins {
  const names = [
    'PUBLIC_ORIGIN',
    'APPS_ORIGIN',
    'VENDORS_ORIGIN',
    'STATIC_ORIGIN',
    'MCP_ORIGIN',
  ] as const;
  if (read('APP_PORTS') === '') {
    const host = `atrium.localhost:${port}`;
    const publicOrigin = readOrigin('PUBLIC_ORIGIN', read('PUBLIC_ORIGIN'), host);
    return {
      appPorts: null,
      publicOrigin,
      appsOrigin: readPattern('APPS_ORIGIN', read('APPS_ORIGIN'), host),
      vendorsOrigin: readPattern(
        'VENDORS_ORIGIN',
        read('VENDORS_ORIGIN'),
        `vendors.localhost:${port}`,
      ),
      staticOrigin: readOrigin('STATIC_ORIGIN', read('STATIC_ORIGIN'), `static.${host}`),
      mcpOrigin: readOrigin(
        'MCP_ORIGIN',
        read('MCP_ORIGIN') || publicOrigin.replace('://', '://mcp.'),
        `mcp.${host}`,
      ),
    };
  }
  const appPorts = readAppPorts(read('APP_PORTS'), port);
  const named = names.find((name) => read(name) !== '');
  if (named !== undefined) {
    throw new SettingsError(
      `APP_PORTS puts every app on its own port of localhost, so ${named} must be empty.`,
    );
  }
  return {
    appPorts,
    publicOrigin: `http://localhost:${port}`,
    appsOrigin: 'http://localhost:{port}',
    vendorsOrigin: 'http://localhost:{port}',
    staticOrigin: `http://localhost:${appPorts}`,
    mcpOrigin: `http://localhost:${appPorts + MOST_APP_PORTS - 1}`,
  };
}

/** Ports kept free behind the first one, enough for every app. */
const MOST_APP_PORTS = 100;

function readAppPorts(text: string, port: number): number {
  const first = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  const meets = port >= first && port < first + MOST_APP_PORTS;
  if (first < 1 || first + MOST_APP_PORTS > 65_535 || meets) {
    throw new SettingsError(
      `APP_PORTS is "${text}": write the first of ${MOST_APP_PORTS} free ports that do not hold PORT, such as ${port + 1}.`,
    );
  }
  return first;
}

function readPort(text: string): number {
  if (text === '') return 7000;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port < 1 || port > 65_535) {
    throw new SettingsError(`PORT is "${text}": write a number from 1 to 65535.`);
  }
  return port;
}

function readJobSlots(text: string): number {
  if (text === '') return 2;
  const slots = /^\d{1,3}$/.test(text) ? Number(text) : -1;
  if (slots < 0 || slots > 100) {
    throw new SettingsError(`JOB_SLOTS is "${text}": write a number from 0 to 100.`);
  }
  return slots;
}

function readCount(name: string, text: string, otherwise: number): number {
  if (text === '') return otherwise;
  const count = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  if (count < 1) {
    throw new SettingsError(`${name} is "${text}": write a number from 1 to 999999.`);
  }
  return count;
}

function readChoice<Choice extends string>(
  name: string,
  text: string,
  choices: readonly [Choice, ...Choice[]],
): Choice {
  if (text === '') return choices[0];
  const choice = choices.find((candidate) => candidate === text);
  if (choice === undefined) {
    throw new SettingsError(`${name} is "${text}": write one of ${choices.join(', ')}.`);
  }
  return choice;
}

/** Hosts with a comma between them, as `psql` takes them: behind the login, or in the query. */
const severalHosts =
  /^[a-z]+:\/\/(?:[^/?#]*@)?[^/?#@]*,(?![^/?#]*@)|[?&]host(?:addr)?=[^&]*(?:,|%2c)/i;

/** The value is never repeated in the message: it holds a password. */
function readDatabaseUrl(name: string, text: string): string | null {
  if (text === '') return null;
  if (severalHosts.test(text)) {
    throw new SettingsError(
      `${name} names several hosts, and the driver takes one: put one name before the servers that leads to the writable one, such as HAProxy or a floating address, and write that.`,
    );
  }
  const url = URL.parse(text);
  if (url === null || !['postgres:', 'postgresql:'].includes(url.protocol)) {
    throw new SettingsError(
      `${name} is no PostgreSQL address: write postgres://user:password@host:5432/name, or leave it empty.`,
    );
  }
  return text;
}

function readOrigin(name: string, text: string, defaultHost: string): string {
  const origin = text || `http://${defaultHost}`;
  const url = URL.parse(origin);
  if (url === null || !/^https?:$/.test(url.protocol) || url.origin !== origin) {
    throw new SettingsError(
      `${name} is "${text}": write scheme and host only, such as http://${defaultHost}.`,
    );
  }
  return origin;
}

function readPattern(name: string, text: string, defaultHost: string): string {
  const pattern = text || `http://{app}.${defaultHost}`;
  const parts = pattern.split('{app}');
  const example = pattern.replace('{app}', 'example');
  if (parts.length !== 2 || URL.parse(example)?.origin !== example) {
    throw new SettingsError(
      `${name} is "${text}": write scheme and host with {app} once, such as http://{app}.${defaultHost}.`,
    );
  }
  return pattern;
}

function readDemo(text: string, mode: Settings['mode']): boolean {
  const choice = readChoice('ATRIUM_DEMO', text || (mode === 'production' ? 'off' : 'on'), [
    'on',
    'off',
  ] as const);
  if (choice === 'on' && mode === 'production') {
    throw new SettingsError(
      'ATRIUM_DEMO is "on" with NODE_ENV "production": demo accounts have a known password, so leave ATRIUM_DEMO empty.',
    );
  }
  return choice === 'on';
}
