/** Finds an app by its folder's name, or by a folder, and reads what it says of itself. */
import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { manifest as manifestSchema } from '#bridge/methods/manifest.ts';

const root = join(import.meta.dirname, '../..');

/**
 * Returns the app of a name below subapps/ or of a folder. `files` is true for one that is served as it lies there.
 * Throws with a sentence for a person when there is none, or when its manifest will not do.
 * @param {string} wanted
 */
export async function readApp(wanted) {
  const places = [join(root, 'subapps', wanted), resolve(process.env.INIT_CWD ?? '', wanted)];
  const folder = places.find((place) => manifestOf(place));
  if (!folder)
    throw new Error(
      `There is no app "${wanted}": neither subapps/${wanted} nor the folder has a manifest.`,
    );
  const file = manifestOf(folder);
  const source = file.endsWith('.json')
    ? JSON.parse(await readFile(file, 'utf8'))
    : (await import(`${pathToFileURL(file).href}?${(await stat(file)).mtimeMs}`)).manifest;
  const parsed = manifestSchema.safeParse(source);
  if (!parsed.success) {
    const places = parsed.error.issues.map(
      ({ path, message }) => `  ${path.join('.')}: ${message}`,
    );
    throw new Error([`${file} is not right:`, ...places].join('\n'));
  }
  return { folder, manifest: parsed.data, files: basename(file) === 'manifest.json' };
}

function manifestOf(folder) {
  return ['manifest.json', 'manifest.ts']
    .map((name) => join(folder, name))
    .find((file) => existsSync(file));
}
