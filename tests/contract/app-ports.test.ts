import { rm } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { createLog } from '#gateway/http/log.ts';
import { readSettings } from '#gateway/settings.ts';
import { startGateway } from '#gateway/start-gateway.ts';
import { openTestDatabase } from '../support/database.ts';
import { writeFixtureBuild } from '../support/fixture-apps.ts';
import { freePorts } from '../support/free-port.ts';

test('where host names do not resolve, every app answers on a port of its own and the ports close together', async () => {
  // The portal, the built files and the three apps of the fixture.
  const port = await freePorts(5);
  const settings = readSettings({
    PORT: String(port),
    APP_PORTS: String(port + 1),
    NODE_ENV: 'test',
    ATRIUM_DEMO: 'off',
  });
  const { database, remove } = await openTestDatabase('PGlite');
  const buildFolder = await writeFixtureBuild();
  const log = createLog({ logLevel: 'silent' });
  const gateway = await startGateway({ settings, log, database, buildFolder });
  const app = gateway.services.apps().all[0]?.origin ?? '';
  try {
    const page = await fetch(app);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toContain(
      `frame-ancestors http://localhost:${port}`,
    );
    const shell = await fetch(`http://localhost:${port}/login`);
    expect(shell.headers.get('content-security-policy')).toContain(app);
  } finally {
    await gateway.close();
    await remove();
    await rm(buildFolder, { recursive: true, force: true });
  }
  await expect(fetch(app)).rejects.toThrow();
});
