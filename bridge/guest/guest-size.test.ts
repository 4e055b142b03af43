import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

const everything = `
  export { connect, BridgeError } from '#bridge/guest/connect.ts';
  export { createGateway, GatewayError } from '#bridge/guest/gateway.ts';
  export { mirrorAppearance } from '#bridge/guest/appearance.ts';
`;

test('everything an app loads to reach the shell and the gateway is at most 7 KB', async () => {
  const { outputFiles, metafile } = await build({
    stdin: { contents: everything, resolveDir: import.meta.dirname, loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    target: 'es2022',
  });
  const [bundle] = outputFiles;
  expect(gzipSync(bundle?.contents ?? '', { level: 9 }).length).toBeLessThanOrEqual(7 * 1024);
  const packages = Object.keys(metafile.inputs).filter((path) => path.includes('node_modules'));
  expect(packages.every((path) => path.includes('node_modules/penpal/'))).toBe(true);
});
