import { expect, test } from 'vitest';
import { inspectorFunctions } from '#bridge/calls/audit/functions.ts';
import { calls } from '#bridge/calls/index.ts';
import type { AnyCall } from '#bridge/calls/kit/define.ts';
import { messageFunctions } from '#bridge/calls/message/functions.ts';
import { functionsOf } from '#bridge/calls/record/define.ts';
import { supplierFunctions } from '#bridge/calls/supplier/functions.ts';
import { tourFunctions } from '#bridge/calls/tourshop/functions.ts';
import type { Manifest } from '#bridge/methods/manifest.ts';
import { demoRoles } from '#gateway/seed/demo-roles.ts';
import { records } from '#gateway/services/records.ts';
import { root, sourceFiles } from '../support/source-files.ts';

/** What the shell itself offers, so that no manifest says it. */
const ofShell = [messageFunctions.publish, inspectorFunctions['bridge-inspector']];
/** What the app of a vendor offers, whose manifest is the vendor's. */
const ofVendors = [...Object.values(tourFunctions), ...Object.values(supplierFunctions)];
/** What declared records are about: a company can give it whether or not a page shows them. */
const ofRecords = records.all.flatMap(({ record }) => functionsOf(record));

async function functionsOfApps(): Promise<readonly string[]> {
  const manifests = await Promise.all(
    sourceFiles(/^subapps\/[^/]+\/manifest\.ts$/).map(
      async ({ path }): Promise<Manifest> => (await import(root + path)).manifest,
    ),
  );
  return manifests
    .flatMap(({ pages }) => pages)
    .flatMap(({ functionId, buttons }) => [
      functionId,
      ...(buttons ?? []).map((one) => one.functionId),
    ]);
}

test('what a call asks for and what a demo role gives, an app or the shell offers', async () => {
  const offered = new Set([...(await functionsOfApps()), ...ofShell, ...ofVendors]);
  const asked = Object.values<AnyCall>(calls).flatMap(({ name, access }) =>
    access.kind === 'function' ? [`${name}: ${access.functionId}`] : [],
  );
  const given = demoRoles.flatMap(({ code, functions }) => functions.map((id) => `${code}: ${id}`));
  expect(asked.length).toBeGreaterThan(20);
  expect(given.length).toBeGreaterThan(10);
  const known = new Set([...offered, ...ofRecords]);
  const isOffered = (line: string) => known.has(line.slice(line.indexOf(': ') + 2));
  expect([...asked, ...given].filter((line) => !isOffered(line))).toEqual([]);
});

test('a function is named by the table of its area: a string in quotes would deny everybody by a slip', () => {
  const product = sourceFiles(/^(bridge|gateway|shell|subapps|ui)\/.*\.tsx?$/).filter(
    // A record names its functions itself; what vendors hand in is not ours.
    ({ path }) =>
      !/\.test\.tsx?$|\/records\/|^gateway\/seed\/vendors\/|^bridge\/calls\/record\//.test(path),
  );
  const found = product.flatMap(({ path, text }) =>
    [
      ...text.matchAll(
        /(?:functionId: |usePermission\(|hasFunction\([^()']*, |functions\.has\()'([^']+)'/g,
      ),
    ].map(([, id]) => `${path}: ${id}`),
  );
  expect(found).toEqual([]);
});
