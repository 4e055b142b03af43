/** What the registry would say of a bundle, said before it is uploaded. */
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fieldWords } from '#bridge/calls/kit/field-words.ts';
import { bundleLimits } from '#bridge/calls/registry/calls.ts';
import { type Manifest, manifest as manifestSchema } from '#bridge/methods/manifest.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { readSettings } from '#gateway/settings.ts';
import { createAppRegistry } from '../menu/app-registry.ts';
import { readZip } from './read-zip.ts';
import { readBundle } from './register-bundle.ts';

/**
 * Runs every check of the registry over a packed bundle. `own` is the code of the app, which may be among the built
 * ones while it is made.
 * @throws {Error} with the refusal in words and every place it names.
 */
export async function checkBundle(
  content: Buffer,
  { root, own }: { readonly root: string; readonly own: string },
): Promise<void> {
  const settings = readSettings({});
  const built = (await builtManifests(root)).filter(({ code }) => code !== own);
  try {
    if (content.length > bundleLimits.bytes) throw new Error(tooLarge);
    readBundle(await readZip(content), settings, createAppRegistry(built, settings));
  } catch (error) {
    throw error instanceof RefusedError ? new Error(wordsOf(error)) : error;
  }
}

const mebibytes = (bytes: number): string => `${bytes / 1024 / 1024} MiB`;

const tooLarge = `The bundle is too large: ${mebibytes(bundleLimits.bytes)} packed, ${mebibytes(bundleLimits.unpacked)} unpacked, ${mebibytes(bundleLimits.file)} for one file and ${bundleLimits.files} files are the most.`;

function wordsOf({ codeName, words, detail }: RefusedError): string {
  if (codeName === 'fileTooLarge') return tooLarge;
  const places = (detail.fields ?? []).map(
    ({ path, issue }) => `  ${path}: ${fieldWords.en[issue]}`,
  );
  return [words.en, ...places].join('\n');
}

async function builtManifests(root: string): Promise<Manifest[]> {
  const folders = await readdir(join(root, 'subapps'));
  const files = folders.map((name) => join(root, 'subapps', name, 'manifest.ts'));
  const sources = await Promise.all(
    files.filter(existsSync).map((file) => import(pathToFileURL(file).href)),
  );
  return sources.map(({ manifest }) => manifestSchema.parse(manifest));
}
