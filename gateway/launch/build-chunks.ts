/**
 * Joins the many small chunks of a build into few. esbuild makes a chunk for every set of pages that share a module;
 * with three applications the roster already had to ask for 58 files before it could start, most below 1 KB. What
 * several pages load at once is joined by who they are, so that none loads much that it does not need.
 */
import { basename, dirname, join, relative } from 'node:path';
import type { BuildResult, ImportKind, Metafile } from 'esbuild';

/**
 * What is shared: first what every application needs, with the shell and without it, so that the smallest starts with
 * nothing else; then by when the shell loads it: before its first paint, as its first part, later, or never. Each
 * imports only those before it, so a page without React loads none of its.
 */
const shared = [
  'core',
  'guest',
  ...['', '-soon', '-late', '-apps'].flatMap((when) => [`base${when}`, `react${when}`]),
];

/** One script that esbuild wrote. */
interface Chunk {
  readonly text: string;
  /** The module it is the entry of: a page, or what is imported later. */
  readonly source: string | undefined;
  /** What must be there before it runs. */
  readonly imports: readonly string[];
  /** What it imports later. */
  readonly later: readonly string[];
  /** Whether it holds React itself. */
  readonly isReact: boolean;
}

type Chunks = ReadonlyMap<string, Chunk>;
type Built = BuildResult<{ metafile: true; write: false }>;

/** A script to be served. */
export interface Script {
  /** Its name below `static`. */
  readonly fileName: string;
  /** What it says, unless it is written already. */
  readonly code?: string;
  /** The page it starts. */
  readonly source: string | undefined;
  /** Names of the scripts that must be there before it runs. */
  readonly imports: readonly string[];
}

/** What a build starts from, as sources by name. */
interface Starts {
  /** The shell first. */
  readonly pages: readonly { readonly source: string }[];
  /** Of no weight in how the pages' scripts are joined. */
  readonly drivers: readonly { readonly source: string }[];
}

/** Joins the scripts of a build whose paths begin at `root`. */
export async function joinChunks(
  root: string,
  { pages, drivers }: Starts,
  built: Built,
): Promise<Script[]> {
  const chunks = readChunks(root, built);
  const bySource = new Map([...chunks].map(([path, { source }]) => [source, path]));
  const sources = [...pages, ...drivers].map(({ source }) => source);
  const starts = sources.map((source) => bySource.get(source) ?? source);
  const kinds = kindsOf(chunks, starts.slice(0, pages.length));
  const groups = [...shared, ...starts.slice(1, pages.length)];
  // Builds that are made again and again do without it.
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    input: Object.fromEntries(
      sources.map((source, index) => [source.replace(/\.tsx?$/, ''), starts[index] ?? source]),
    ),
    // esbuild has seen the sources and left only what is needed.
    treeshake: false,
    plugins: [
      {
        name: 'chunks',
        resolveId: (id, importer) => (importer ? join(dirname(importer), id) : id),
        load: (id) => chunks.get(id)?.text ?? null,
      },
    ],
  });
  const { output } = await bundle.generate({
    format: 'esm',
    entryFileNames: '[name]-[hash].js',
    // The hash that esbuild gave a chunk says nothing of what it is joined with.
    chunkFileNames: ({ name }) => `chunks/${name.replace(/-[0-9A-Z]{8}$/, '')}-[hash].js`,
    minify: true,
    codeSplitting: {
      groups: groups.map((kind, index) => ({
        name: shared[index] ?? basename(dirname(chunks.get(kind)?.source ?? kind)),
        priority: groups.length - index,
        test: (path) => kinds.get(path) === kind,
      })),
    },
  });
  await bundle.close();
  return output
    .filter((one) => one.type === 'chunk')
    .map(({ fileName, code, imports, facadeModuleId }) => {
      const source = sources[starts.indexOf(facadeModuleId ?? '')];
      return { fileName, code, imports, source };
    });
}

function readChunks(root: string, { metafile, outputFiles }: Built): Chunks {
  const texts = new Map(outputFiles.map(({ path, text }) => [path, text]));
  const chunks = Object.entries(metafile.outputs).map(([path, output]): [string, Chunk] => {
    const imported = (kind: ImportKind): string[] =>
      output.imports.filter((one) => one.kind === kind).map((one) => join(root, one.path));
    return [
      join(root, path),
      {
        text: texts.get(join(root, path)) ?? '',
        source: output.entryPoint,
        imports: imported('import-statement'),
        later: imported('dynamic-import'),
        isReact: Object.keys(output.inputs).some((one) => one.includes('node_modules/react-dom/')),
      },
    ];
  });
  return new Map(chunks.filter(([path]) => path.endsWith('.js')));
}

/** What each chunk is joined into: one of `shared`, the start of the one page that needs it at once, or nothing. */
function kindsOf(chunks: Chunks, [shell = '', ...apps]: readonly string[]): Map<string, string> {
  const reach = (starts: readonly string[]): Set<string> => {
    const found = new Set(starts);
    for (const path of found) for (const next of chunks.get(path)?.imports ?? []) found.add(next);
    return found;
  };
  const laterThan = (paths: Set<string>): Set<string> =>
    reach([...paths].flatMap((path) => [path, ...(chunks.get(path)?.later ?? [])]));
  const atOnce = reach([shell]);
  const soon = laterThan(atOnce);
  const late = laterThan(laterThan(soon));
  const inApps = apps.map((app) => reach([app]));
  const kinds = new Map<string, string>();
  for (const [path, { source }] of chunks) {
    if (source !== undefined) continue;
    const users = apps.filter((_, index) => inApps[index]?.has(path));
    const isReact = [...reach([path])].some((one) => chunks.get(one)?.isReact);
    const kind = isReact ? 'react' : 'base';
    if (users.length === apps.length) kinds.set(path, atOnce.has(path) ? 'core' : 'guest');
    else if (atOnce.has(path)) kinds.set(path, kind);
    else if (users.length === 0) continue;
    else if (soon.has(path)) kinds.set(path, `${kind}-soon`);
    else if (late.has(path)) kinds.set(path, `${kind}-late`);
    else kinds.set(path, users.length === 1 ? users.join() : `${kind}-apps`);
  }
  return kinds;
}

/** The scripts as esbuild wrote them to a folder, for a build that is made again and again. */
export function writtenScripts(root: string, folder: string, metafile: Metafile): Script[] {
  const named = (path: string): string => relative(folder, join(root, path));
  return Object.entries(metafile.outputs).map(([path, { entryPoint: source, imports }]) => ({
    fileName: named(path),
    source,
    imports: imports
      .filter((one) => !one.external && one.kind === 'import-statement')
      .map((one) => named(one.path)),
  }));
}
