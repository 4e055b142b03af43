import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

const everything = `
  export { connect, BridgeError } from '#bridge/guest/connect.ts';
  export { createGateway, GatewayError } from '#bridge/guest/gateway.ts';
  export { mirrorAppearance } from '#bridge/guest/appearance.ts';
`;

/**
 * Bundles what an app takes of the guest, as its own build would; returns the script and what of which file is in it,
 * without what is loaded when it is asked for.
 */
async function bundle(contents: string): Promise<{ size: number; files: string[] }> {
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: import.meta.dirname, loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    splitting: true,
    outdir: 'out',
    metafile: true,
    format: 'esm',
    target: 'es2022',
  });
  const [path, output] =
    Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint === '<stdin>') ?? [];
  const inputs = Object.entries(output?.inputs ?? {});
  const script = outputFiles.find((file) => path !== undefined && file.path.endsWith(path));
  expect(output?.imports.filter(({ kind }) => kind !== 'dynamic-import')).toEqual([]);
  return {
    size: gzipSync(script?.contents ?? '', { level: 9 }).length,
    files: inputs.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([path]) => path),
  };
}

test('everything an app loads to reach the shell and the gateway is at most 7 KB', async () => {
  const { size, files } = await bundle(everything);
  expect(size).toBeLessThanOrEqual(7 * 1024);
  const packages = files.filter((path) => path.includes('node_modules'));
  expect(packages.every((path) => path.includes('node_modules/penpal/'))).toBe(true);
});

test.each([
  ['mirrorAppearance', ['bridge/guest/appearance.ts']],
  ['BridgeError', ['bridge/guest/errors.ts']],
  ['GatewayError', ['bridge/calls/kit/send.ts']],
  ['runJob', ['bridge/calls/kit/send.ts', 'bridge/guest/jobs.ts']],
])('an app that takes %s alone loads nothing of the rest', async (name, own) => {
  const { size, files } = await bundle(`export { ${name} } from './global.ts';`);
  // Penpal says of none of its lines that it can be left out: one stays.
  const ownFiles = files.filter((path) => !path.includes('node_modules/penpal/'));
  expect(ownFiles).toEqual(own);
  expect(size).toBeLessThanOrEqual(1.5 * 1024);
});

test('an app that connects loads nothing of the gateway, of long work or of the appearance', async () => {
  const { files } = await bundle("export { connect } from './global.ts';");
  expect(
    files.filter((path) =>
      /\/(gateway|files|jobs|send|send-upload|appearance|codes)\.ts$/.test(path),
    ),
  ).toEqual([]);
});
