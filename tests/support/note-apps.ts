import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { capabilities } from '#bridge/methods/define.ts';
import type { ManifestSource } from '#bridge/methods/manifest.ts';
import { root } from './source-files.ts';

/** Codes of the apps that tests open beside the real ones; one more than the pool holds. */
export const noteCodes = ['note-1', 'note-2', 'note-3', 'note-4', 'note-5', 'note-6'] as const;

/** Writes one app folder per code, of the shape of a sub-app, and returns the folder that holds them. */
export async function writeNoteApps(): Promise<string> {
  const folder = join(root, 'build/note-apps');
  const script = await ownScript();
  for (const [index, code] of noteCodes.entries()) {
    await mkdir(join(folder, code), { recursive: true });
    const manifest = JSON.stringify(noteManifest(code, 900 + index));
    await writeChanged(join(folder, code, 'manifest.ts'), `export const manifest = ${manifest};\n`);
    await writeChanged(join(folder, code, 'main.ts'), script);
  }
  return folder;
}

/** Every app has the whole script: apps of different teams share nothing but what the bridge gives them. */
async function ownScript(): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: "import { runNoteApp } from './note-app.ts';\nawait runNoteApp();",
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    external: ['#bridge/*'],
    format: 'esm',
    target: 'es2022',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

/** Another run may be reading the same file: it is written only when it differs. */
async function writeChanged(file: string, text: string): Promise<void> {
  const before = await readFile(file, 'utf8').catch(() => undefined);
  if (before !== text) await writeFile(file, text);
}

function noteManifest(code: string, order: number): ManifestSource {
  const number = code.split('-').at(-1) ?? '';
  const reason = { 'zh-CN': '测试', en: 'Under test' };
  return {
    code,
    name: { 'zh-CN': `便签${number}`, en: `Note ${number}` },
    icon: 'document',
    group: 'other',
    order,
    tier: 'in-house',
    entry: 'main.ts',
    capabilities: capabilities.map((capability) => ({ capability, reason })),
    services: [{ service: 'ums', reason }],
    pages: [
      {
        code: 'page',
        name: { 'zh-CN': `便签${number}`, en: `Note ${number}` },
        route: '/page',
        icon: 'document',
        functionId: `${code}.page`,
      },
    ],
  };
}
