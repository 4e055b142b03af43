/** Builds the browser parts if a source file changed, then starts the gateway in this process. */
import { isStale } from './build-stamp.mjs';

if (await isStale()) {
  process.stdout.write('Building the shell and the applications…\n');
  const { build } = await import('../../build.mjs');
  await build();
  // The builder has a process of its own, which would live as long as the gateway.
  await (await import('esbuild')).stop();
}
await import('../main.ts');
