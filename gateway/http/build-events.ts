import type { FastifyInstance, FastifyReply } from 'fastify';
import type { BuildOutput, EntryFiles } from './build-output.ts';

/** Milliseconds between two looks at the build's output. */
const INTERVAL = 150;

/**
 * Tells browsers, while developing, which pages were built again: server-sent events with the codes of the apps,
 * or `shell`, so that a frame reloads alone. Never part of a gateway that serves people.
 */
export function addBuildEvents(server: FastifyInstance, output: () => BuildOutput): void {
  const listeners = new Set<FastifyReply>();
  let before = filesOf(output());
  const timer = setInterval(() => {
    const now = filesOf(output());
    const changed = [...now].filter(([name, files]) => before.get(name) !== files);
    before = now;
    if (changed.length === 0) return;
    const event = `data: ${JSON.stringify(changed.map(([name]) => name))}\n\n`;
    for (const { raw } of listeners) raw.write(event);
  }, INTERVAL);
  timer.unref();
  server.addHook('preClose', async () => {
    clearInterval(timer);
    for (const { raw } of listeners) raw.end();
  });
  server.get('/gateway/dev/builds', (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    reply.raw.write(': connected\n\n');
    listeners.add(reply);
    reply.raw.on('close', () => listeners.delete(reply));
  });
}

function filesOf({ shell, entries }: BuildOutput): ReadonlyMap<string, string> {
  const named = (files: EntryFiles): string => [files.js, ...files.css].join(' ');
  return new Map([
    ['shell', named(shell)],
    ...Object.entries(entries).map(([code, files]): [string, string] => [code, named(files)]),
  ]);
}
