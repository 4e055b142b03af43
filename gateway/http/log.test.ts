import fastify from 'fastify';
import { expect, test } from 'vitest';
import { createLog, logRequest } from './log.ts';

test('the line of a request holds neither its query nor a part of its path that opens a file', async () => {
  const lines: string[] = [];
  const log = createLog({ logLevel: 'info' }, { write: (line) => void lines.push(line) });
  const server = fastify({ loggerInstance: log, disableRequestLogging: true });
  server.addHook('onRequest', async (request) => void Object.assign(request, { facts: {} }));
  server.addHook('onResponse', async (request, reply) =>
    logRequest(request as Parameters<typeof logRequest>[0], reply),
  );
  server.get('/file/:id/:secret', async () => 'content');
  await server.inject('/file/one/very-secret?token=also-secret');
  await server.inject('/elsewhere/one');
  const paths = lines.map((line) => JSON.parse(line).path);
  expect(paths).toEqual(['/file/one/[secret]', '/elsewhere/one']);
  expect(lines.join()).not.toContain('very-secret');
  await server.close();
});
