import { posix } from 'node:path';
import { build } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { root, type SourceFile, sourceFiles } from '../support/source-files.ts';

const contracts = ['methods', 'calls', 'settings'];
const belowServices = ['gateway-record', 'jobs', 'kernel', 'database'];

/** A part of the project and the parts it may import; the first pattern that fits a file names its part. */
const parts: readonly (readonly [name: string, place: RegExp, mayImport: readonly string[]])[] = [
  ['tests', /^tests\/|\.test\.tsx?$/, ['*']],
  ['methods', /^bridge\/methods\//, []],
  ['call-kit', /^bridge\/calls\/kit\//, []],
  ['call-record', /^bridge\/calls\/record\//, ['call-kit']],
  ['calls', /^bridge\/calls\//, []],
  ['host', /^bridge\/host\//, ['methods', 'calls']],
  ['guest', /^bridge\/guest\//, ['methods', 'calls']],
  ['recording', /^bridge\/recording\//, ['host', 'methods']],
  // A program around the host; what it shares with the launcher loads nothing.
  ['conformance', /^bridge\/conformance\//, ['recording', 'host', 'methods', 'calls', 'launch']],
  ['react', /^bridge\/react\//, ['guest', 'methods', 'calls']],
  ['ui', /^ui\//, ['assets']],
  [
    'mock-host',
    /^shell\/mock-host\//,
    ['shell', 'conformance', 'recording', 'host', 'methods', 'calls', 'ui', 'assets', 'launch'],
  ],
  ['shell', /^shell\//, ['recording', 'host', 'methods', 'calls', 'ui', 'assets']],
  // Plain programs around the build and the gateway; what they share with the build loads nothing.
  ['launch', /^gateway\/launch\//, ['build', 'gateway', 'methods']],
  ['settings', /^gateway\/settings\.ts$/, []],
  ['database', /^gateway\/db\//, ['settings']],
  ['kernel', /^gateway\/kernel\//, ['database', ...contracts]],
  ['jobs', /^gateway\/jobs\//, ['kernel', 'database', ...contracts]],
  ['gateway-record', /^gateway\/record\//, ['jobs', 'kernel', 'database', ...contracts]],
  ['services', /^gateway\/services\//, [...belowServices, ...contracts]],
  ['http', /^gateway\/http\//, ['services', ...belowServices, ...contracts]],
  ['seed', /^gateway\/seed\//, ['services', ...belowServices, ...contracts]],
  ['gateway', /^gateway\//, contracts],
  [
    'subapp',
    /^(subapps\/[^/]+|subapp-template)\//,
    ['guest', 'react', 'methods', 'calls', 'ui', 'assets'],
  ],
  ['build', /^build\.mjs$/, ['methods', 'launch']],
  ['assets', /^assets\//, []],
];
/** Who may import a part may import what it is made of, and the part itself all of it. */
const madeOf: Readonly<Record<string, readonly string[]>> = {
  calls: ['call-kit', 'call-record'],
  gateway: ['settings', 'http', 'seed', 'services', ...belowServices],
};
/** `ui` may know the shapes of methods and calls, but load nothing of them. */
const typesOnly: Readonly<Record<string, readonly string[]>> = { ui: ['methods', 'calls'] };

const files = sourceFiles(/\.(ts|tsx|mjs)$/);
const appOf = (path: string): string | undefined =>
  /^(subapps\/[^/]+|subapp-template\/[^/]+)\//.exec(path)?.[1];

function partOf(path: string): (typeof parts)[number] | undefined {
  return parts.find(([, place]) => place.test(path));
}

/** Says what is wrong with one import, or nothing. */
function fault(from: string, to: string, onlyTypes: boolean): string | undefined {
  const source = partOf(from);
  const target = partOf(to);
  if (!source || !target) return `${from} -> ${to}: no part of the map`;
  if (source[2].includes('*')) return undefined;
  if (source[0] === target[0] && appOf(from) === appOf(to)) return undefined;
  if (madeOf[source[0]]?.includes(target[0])) return undefined;
  if (reaches(source[2], target[0])) return undefined;
  if (onlyTypes && reaches(typesOnly[source[0]] ?? [], target[0])) return undefined;
  return `${from} -> ${to}: ${source[0]} may not import ${target[0]}`;
}

function reaches(parts: readonly string[], target: string): boolean {
  return parts.some((part) => part === target || madeOf[part]?.includes(target));
}

async function loadedImports(): Promise<[from: string, to: string][]> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: files.filter(({ path }) => !path.startsWith('tests/')).map(({ path }) => path),
    bundle: true,
    write: false,
    outdir: 'build/rules',
    packages: 'external',
    platform: 'node',
    format: 'esm',
    splitting: true,
    metafile: true,
    jsx: 'automatic',
    logLevel: 'error',
    loader: { '.woff2': 'file', '.svg': 'file', '.png': 'file' },
  });
  return Object.entries(metafile.inputs).flatMap(([from, input]) =>
    input.imports.filter((one) => !one.external).map((one): [string, string] => [from, one.path]),
  );
}

/** A way along imports that comes back to where it began, or nothing. */
function firstCircle(imports: readonly (readonly [string, string])[]): string[] | undefined {
  const next = Map.groupBy(imports, ([from]) => from);
  const done = new Set<string>();
  const follow = (file: string, way: readonly string[]): string[] | undefined => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return undefined;
    for (const [, to] of next.get(file) ?? []) {
      const circle = follow(to, [...way, file]);
      if (circle) return circle;
    }
    done.add(file);
    return undefined;
  };
  for (const file of next.keys()) {
    const circle = follow(file, []);
    if (circle) return circle;
  }
  return undefined;
}

/** Imports of types leave no trace in a bundle; they are read from the text. */
function writtenImports({ path, text }: SourceFile): { to: string; onlyTypes: boolean }[] {
  const statements = text.matchAll(/^(import|export)\s+(type\s)?[^'";]*?\sfrom\s+'([^']+)'/gm);
  return [...statements].flatMap(([, , type, specifier = '']) => {
    const to = specifier.startsWith('#')
      ? specifier.slice(1).replace(/^root\//, '')
      : specifier.startsWith('.')
        ? posix.join(posix.dirname(path), specifier)
        : undefined;
    return to === undefined ? [] : [{ to, onlyTypes: type !== undefined }];
  });
}

describe('the import directions', () => {
  test('hold for everything that is loaded', async () => {
    const imports = await loadedImports();
    expect(imports.length).toBeGreaterThan(100);
    expect(imports.map(([from, to]) => fault(from, to, false)).filter(Boolean)).toEqual([]);
  });

  test('hold for types as well', () => {
    const faults = files.flatMap((file) =>
      writtenImports(file).map(({ to, onlyTypes }) => fault(file.path, to, onlyTypes)),
    );
    expect(faults.filter(Boolean)).toEqual([]);
  });

  test('lead in no circle, what is fetched late included', async () => {
    const imports = await loadedImports();
    expect(firstCircle(imports)).toBeUndefined();
    const circle = firstCircle([
      ['a', 'b'],
      ['b', 'c'],
      ['c', 'b'],
    ]);
    expect(circle).toEqual(['b', 'c', 'b']);
  });

  test.each([
    ['subapps/bi/main.ts', 'subapps/ums/main.tsx'],
    ['subapps/bi/main.ts', 'shell/main.tsx'],
    ['shell/main.tsx', 'subapps/bi/main.ts'],
    ['shell/app.tsx', 'gateway/main.ts'],
    ['gateway/main.ts', 'bridge/guest/connect.ts'],
    ['bridge/guest/connect.ts', 'bridge/host/pipeline.ts'],
    ['bridge/methods/tabs.ts', 'bridge/calls/uac/session.ts'],
    ['bridge/calls/kit/define.ts', 'bridge/calls/uac/calls.ts'],
    ['gateway/services/uac/sessions.ts', 'gateway/http/server.ts'],
    ['gateway/kernel/handler.ts', 'gateway/services/services.ts'],
    ['gateway/db/transaction.ts', 'gateway/kernel/handler.ts'],
    ['gateway/http/server.ts', 'gateway/main.ts'],
    ['ui/parts/button.tsx', 'bridge/guest/connect.ts'],
    ['ui/parts/button.tsx', 'bridge/calls/kit/codes.ts'],
    ['gateway/main.ts', 'tests/support/source-files.ts'],
  ])('refuse %s -> %s', (from, to) => {
    expect(fault(from, to, false)).toBeDefined();
  });
});
