import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './source-files.ts';
import type { ZipFile } from './zip.ts';

/** Folder of the starting point that a vendor copies. */
export const startingFolder: string = join(root, 'subapp-template/html');

/** Its files besides the manifest. */
export async function startingFiles(): Promise<ZipFile[]> {
  const names = (await readdir(startingFolder)).filter((file) => file !== 'manifest.json');
  return Promise.all(
    names.map(async (name) => ({ name, content: await readFile(join(startingFolder, name)) })),
  );
}

/** What `breakPromises` makes fail in the conformance suite, in its order. */
export const brokenPromises = [
  'calls only what there is, in the form it takes',
  'lets a tab without unsaved work close',
  'gives a snapshot that can be kept',
  'brings what was typed back after it was taken out',
] as const;

/** The script of the starting point that keeps every tab, gives what no one can keep, and names its tab wrongly. */
export function breakPromises(script: string): string {
  const kept = "{ suspend: () => ({ draft: part('draft').value }) }";
  const broken = '{ suspend: () => ({ made: new Date() }), beforeClose: () => false }';
  if (!script.includes(kept)) throw new Error('The starting point connects in another way now.');
  return script
    .replace(kept, broken)
    .replace(
      'await bridge.ready();',
      "bridge.tabs.title({ name: 'a wrong word' }).catch(() => {}); await bridge.ready();",
    );
}
