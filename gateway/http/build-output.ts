import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { manifest } from '#bridge/methods/manifest.ts';
import type { AppRegistry } from '../kernel/apps.ts';
import { createAppRegistry } from '../services/menu/app-registry.ts';
import type { Settings } from '../settings.ts';
import { inlineSource } from './headers.ts';

const files = z.object({
  js: z.string(),
  css: z.array(z.string()),
  preload: z.array(z.string()),
});

const assetManifest = z.object({
  shell: files,
  apps: z.record(z.string(), files),
  hello: z.string(),
});

/** What a page loads, as paths below the static host: its script, its style sheets, what its script imports. */
export type EntryFiles = z.output<typeof files>;

/** What the build wrote: the files of each page and the registered apps. */
export interface BuildOutput {
  readonly shell: EntryFiles;
  readonly entries: Readonly<Record<string, EntryFiles>>;
  readonly apps: AppRegistry;
  /** The script in the page of every sub-app of ours: it says hello while the page's files are on their way. */
  readonly hello: InlineScript;
}

/** A script that is in a page, and the source by which the page's policy lets that one run. */
export interface InlineScript {
  readonly text: string;
  readonly source: string;
}

/** The build's output is not there or cannot be read. The message is one sentence. */
export class BuildOutputError extends Error {
  override readonly name = 'BuildOutputError';
}

/** The folder the build writes to. */
export const buildFolder: string = join(import.meta.dirname, '../../build');

/**
 * Returns the output of the last build. Outside production it looks whether there is a newer one, so that a
 * rebuild needs no restart.
 * @throws {BuildOutputError | AppRegistryError} at the first reading, when it cannot be served.
 */
export function openBuildOutput(settings: Settings, folder: string): () => BuildOutput {
  let output = readOutput(settings, folder);
  if (settings.mode === 'production') return () => output;
  let stamp = stampOf(folder);
  return () => {
    const now = stampOf(folder);
    if (now !== stamp) {
      output = readOutput(settings, folder);
      stamp = now;
    }
    return output;
  };
}

function stampOf(folder: string): number {
  return statSync(join(folder, 'manifest.json'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

function readOutput(settings: Settings, folder: string): BuildOutput {
  const assets = readJson(join(folder, 'manifest.json'), assetManifest);
  const manifests = readJson(join(folder, 'apps.json'), z.array(manifest));
  return {
    shell: assets.shell,
    entries: assets.apps,
    apps: createAppRegistry(manifests, settings, filesOf(assets.apps)),
    hello: { text: assets.hello, source: inlineSource(assets.hello) },
  };
}

/** Every file of each app's document, in one list. */
function filesOf(entries: Readonly<Record<string, EntryFiles>>): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(entries).map(([code, { js, css, preload }]) => [code, [js, ...css, ...preload]]),
  );
}

function readJson<Schema extends z.ZodMiniType>(file: string, schema: Schema): z.output<Schema> {
  const parsed = schema.safeParse(parseFile(file));
  if (parsed.success) return parsed.data;
  throw new BuildOutputError(`${file} was written by another version: run \`npm run build\`.`);
}

function parseFile(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new BuildOutputError(`${file} cannot be read: run \`npm run build\`.`);
  }
}
