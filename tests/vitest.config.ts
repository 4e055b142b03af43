import { defineConfig } from 'vitest/config';
import { LongestFirst } from './support/longest-first.ts';

const root = new URL('..', import.meta.url).pathname;
const code = ['bridge', 'shell', 'ui', 'subapps', 'subapp-template', 'gateway'];
/** They flood the machine or measure times: beside others they would fail, and others beside them. */
const loadFiles = [
  'tests/security/bridge-load.test.ts',
  'tests/security/gateway/credential-stuffing.test.ts',
  'tests/security/gateway/enumeration.test.ts',
];
/** Suites over ports in memory: they need no server, and set a global that no file beside them may find. */
const memoryFiles = 'tests/contract/*-memory.test.ts';

/** One runner, six kinds of tests. */
export default defineConfig({
  root,
  cacheDir: `${root}node_modules/.cache/vitest`,
  test: {
    testTimeout: 60_000,
    hookTimeout: 180_000,
    // What is waited for comes when it comes: a crowded machine is no failure.
    expect: { poll: { timeout: 15_000 } },
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            ...code.map((folder) => `${folder}/**/*.test.{ts,tsx}`),
            'tests/vectors/*.test.ts',
            memoryFiles,
          ],
          maxWorkers: 2,
          // A few start databases or wait for a moment that a crowded machine misses once; twice is a fault.
          retry: 1,
        },
      },
      { extends: true, test: { name: 'rules', include: ['tests/rules/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.ts', 'tests/security/gateway/**/*.test.ts'],
          exclude: [memoryFiles, ...loadFiles],
          globalSetup: ['tests/support/contract-setup.ts'],
          maxWorkers: 2,
          // Files of a worker share the modules of the gateway, which take seconds to load.
          isolate: false,
          // They start servers and kill processes; the report tells what needed a second time.
          retry: 1,
        },
      },
      {
        extends: true,
        test: {
          name: 'engines',
          include: ['tests/engines/**/*.test.ts'],
          globalSetup: ['tests/support/portal-setup.ts'],
          testTimeout: 180_000,
          retry: 1,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['e2e', 'security', 'visual'].map((kind) => `tests/${kind}/**/*.test.ts`),
          exclude: ['tests/security/gateway/**', ...loadFiles],
          globalSetup: ['tests/support/portal-setup.ts'],
          // None holds a database, and a browser often waits: three keep two cores busy.
          maxWorkers: 3,
          // Files of a worker share its browser and the modules of the gateway.
          isolate: false,
          // A browser on a crowded machine may stumble once; twice is a fault.
          retry: 1,
        },
      },
      {
        extends: true,
        test: {
          name: 'load',
          include: loadFiles,
          globalSetup: ['tests/support/portal-setup.ts'],
          maxWorkers: 1,
          retry: 1,
        },
      },
    ],
  },
});
