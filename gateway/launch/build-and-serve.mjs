/** Builds the browser parts if a source file changed, then starts the gateway in this process. */
import { build, isStale } from '../../build.mjs';

if (await isStale()) {
  process.stdout.write('Building the shell and the applications…\n');
  await build();
}
await import('../main.ts');
