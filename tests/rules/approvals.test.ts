import { expect, test } from 'vitest';
import { sourceFiles } from '../support/source-files.ts';

/** The modules of records with a move that can wait for an approval. */
async function approvableModules(): Promise<ReadonlySet<string>> {
  const files = sourceFiles(/\/records\/[a-z-]+\.ts$/, 'bridge/calls/');
  const found = await Promise.all(
    files.map(async ({ path }) => {
      const module: object = await import(/* @vite-ignore */ `../../${path}`);
      return Object.values(module).some(isApprovable) ? [`#${path}`] : [];
    }),
  );
  return new Set(found.flat());
}

function isApprovable(value: unknown): boolean {
  const { states } = (value ?? {}) as { states?: { moves?: Record<string, object> } };
  return Object.values(states?.moves ?? {}).some(
    (move) => 'approvable' in move && move.approvable === true,
  );
}

test('an app with records that wait for approvals may ask where the approval of a row is', async () => {
  const approvable = await approvableModules();
  expect(approvable.size).toBeGreaterThan(10);
  const showing = sourceFiles(/\.tsx?$/, 'subapps/').flatMap(({ path, text }) => {
    const imported = [...text.matchAll(/'(#bridge\/calls\/\w+\/records\/[a-z-]+\.ts)'/g)];
    return imported.some(([, from]) => approvable.has(from ?? '')) ? [path.split('/')[1]] : [];
  });
  const manifests = sourceFiles(/\/manifest\.ts$/, 'subapps/');
  const refused = manifests.filter(
    ({ path, text }) =>
      showing.includes(path.split('/')[1]) && !text.includes("service: 'workflow'"),
  );
  expect(refused.map(({ path }) => path)).toEqual([]);
});
