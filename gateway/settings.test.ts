import { isAbsolute } from 'node:path';
import { expect, test } from 'vitest';
import { readSettings, SettingsError } from './settings.ts';

test('an empty environment serves the demo on port 7000 from ./data', () => {
  const settings = readSettings({ PORT: '', DATABASE_URL: '  ' });
  expect(settings).toMatchObject({
    port: 7000,
    databaseUrl: null,
    databaseOwnerUrl: null,
    publicOrigin: 'http://atrium.localhost:7000',
    appsOrigin: 'http://{app}.atrium.localhost:7000',
    vendorsOrigin: 'http://{app}.vendors.localhost:7000',
    staticOrigin: 'http://static.atrium.localhost:7000',
    mcpOrigin: 'http://mcp.atrium.localhost:7000',
    demo: true,
    mode: 'development',
    logLevel: 'info',
  });
  expect(isAbsolute(settings.dataDir)).toBe(true);
  expect(Object.isFrozen(settings)).toBe(true);
});

test.each([
  'postgres://hr:secret@one.example:5432,two.example:5432/atrium',
  'postgres://hr:secret@one.example,two.example/atrium',
  'postgresql://hr:secret@/atrium?host=one.example,two.example',
])('a PostgreSQL address with two hosts is told what to write instead: %s', (address) => {
  for (const name of ['DATABASE_URL', 'DATABASE_OWNER_URL']) {
    const read = (): unknown => readSettings({ DATABASE_URL: 'postgres://one/a', [name]: address });
    expect(read).toThrow(new RegExp(`^${name} names several hosts.*one name`));
    expect(read).not.toThrow(/secret/);
  }
});

test('a comma in a password or a name is no second host', () => {
  const databaseUrl = 'postgres://hr:a,b@one.example/at,rium?application_name=a,b';
  expect(readSettings({ DATABASE_URL: databaseUrl })).toMatchObject({ databaseUrl });
});

test('the port moves every default origin', () => {
  const { publicOrigin, appsOrigin } = readSettings({ PORT: '8080' });
  expect([publicOrigin, appsOrigin]).toEqual([
    'http://atrium.localhost:8080',
    'http://{app}.atrium.localhost:8080',
  ]);
});

test('programs find the tools below the host of the portal, unless another is named', () => {
  const PUBLIC_ORIGIN = 'https://hr.example.com';
  expect(readSettings({ PUBLIC_ORIGIN }).mcpOrigin).toBe('https://mcp.hr.example.com');
  const MCP_ORIGIN = 'https://tools.example.com';
  expect(readSettings({ PUBLIC_ORIGIN, MCP_ORIGIN }).mcpOrigin).toBe(MCP_ORIGIN);
});

test('where host names do not resolve, every app stands on its own port', () => {
  expect(readSettings({ PORT: '7000', APP_PORTS: '7001' })).toMatchObject({
    appPorts: 7001,
    publicOrigin: 'http://localhost:7000',
    staticOrigin: 'http://localhost:7001',
    mcpOrigin: 'http://localhost:7100',
    appsOrigin: 'http://localhost:{port}',
  });
  expect(() =>
    readSettings({ APP_PORTS: '7001', APPS_ORIGIN: 'http://{app}.example.com' }),
  ).toThrow(/APPS_ORIGIN/);
});

test('production has no demo unless somebody asks, and then refuses', () => {
  expect(readSettings({ NODE_ENV: 'production' }).demo).toBe(false);
  expect(() => readSettings({ NODE_ENV: 'production', ATRIUM_DEMO: 'on' })).toThrow(/ATRIUM_DEMO/);
});

test.each([
  ['PORT', '0'],
  ['PORT', '70000'],
  ['PORT', '7e3'],
  ['DATABASE_URL', 'mysql://host/name'],
  ['DATABASE_URL', 'no address'],
  ['PUBLIC_ORIGIN', 'https://hr.example.com/'],
  ['PUBLIC_ORIGIN', 'hr.example.com'],
  ['APPS_ORIGIN', 'https://apps.example.com'],
  ['APPS_ORIGIN', 'https://{app}.{app}.example.com'],
  ['VENDORS_ORIGIN', 'https://{app}.example.com/path'],
  ['STATIC_ORIGIN', 'ftp://static.example.com'],
  ['MCP_ORIGIN', 'https://mcp.example.com/mcp'],
  ['APP_PORTS', '6950'],
  ['APP_PORTS', '65500'],
  ['ATRIUM_DEMO', 'yes'],
  ['NODE_ENV', 'staging'],
  ['LOG_LEVEL', 'loud'],
])('%s cannot be "%s", and the one sentence names it', (name, value) => {
  const reading = (): unknown => readSettings({ [name]: value });
  expect(reading).toThrow(SettingsError);
  expect(reading).toThrow(new RegExp(`^${name} [^\\n]+\\.$`));
});

test('the owner of a database that is not named is refused', () => {
  expect(() => readSettings({ DATABASE_OWNER_URL: 'postgres://owner@host/name' })).toThrow(
    /DATABASE_URL/,
  );
});

test('a password in a wrong address is not repeated', () => {
  const reading = (): unknown => readSettings({ DATABASE_URL: 'mysql://hr:secret@host/name' });
  expect(reading).not.toThrow(/secret/);
});

test('no proxy is trusted unless it is named', () => {
  expect(readSettings({}).trustedProxies).toEqual([]);
  expect(readSettings({ TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8,::1' }).trustedProxies).toEqual([
    { address: '127.0.0.1', prefix: 32 },
    { address: '10.0.0.0', prefix: 8 },
    { address: '::1', prefix: 128 },
  ]);
});

test.each(['0.0.0.0/0', '::/0', 'proxy.example', '10.0.0.0/33', '10.0.0.0/8/8x', '*', '10.1'])(
  'refuses to trust %s',
  (text) => {
    expect(() => readSettings({ TRUSTED_PROXIES: `127.0.0.1,${text}` })).toThrow(/TRUSTED_PROXIES/);
  },
);
