/** Builds the browser parts if a source file changed, then starts the gateway in this process. */
import { isStale } from './build-stamp.mjs';

if (await isStale()) {
  process.stdout.write('Building the shell and the applications…\n');
  const { build, endBuilder } = await import('../../build.mjs');
  await build();
  await endBuilder();
}
await import('../main.ts');
