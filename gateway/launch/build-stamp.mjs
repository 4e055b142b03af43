/** Whether the build is older than its sources. It is on its own, so that a start need not load the builder to know. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const stampFile = join(root, 'build/stamp');

/** The folders a browser's files are built from. */
export const sourceFolders = ['bridge', 'shell', 'ui', 'subapps', 'assets'];

/** Whether any file the build reads is newer than the last build. */
export async function isStale() {
  if (!existsSync(stampFile)) return true;
  return (await readFile(stampFile, 'utf8')) !== (await sourceStamp());
}

/** Notes that build/ holds what the sources say now. */
export async function markFresh() {
  await writeFile(stampFile, await sourceStamp());
}

/** Notes that the next start has to build. */
export function markStale() {
  return rm(stampFile, { force: true });
}

/** A fingerprint of names, sizes and times of everything the build reads; cheap enough for every start. */
async function sourceStamp() {
  const files = ['build.mjs', 'gateway/launch/build-chunks.ts', 'package-lock.json'];
  for await (const file of glob(
    sourceFolders.map((folder) => `${folder}/**/*.{ts,tsx,css,svg,png,woff2,json}`),
    { cwd: root },
  ))
    files.push(file);
  files.sort();
  const facts = await Promise.all(files.map((file) => stat(join(root, file))));
  const hash = createHash('sha256');
  for (const [index, { size, mtimeMs }] of facts.entries())
    hash.update(`${files[index]} ${size} ${mtimeMs}\n`);
  return hash.digest('hex');
}
