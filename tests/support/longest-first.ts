import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take longest. A run that has no times of an earlier one would begin them late, and wait for the last. */
const longest = [
  'tests/security/gateway/tenant-isolation.test.ts',
  'tests/security/gateway/malformed.test.ts',
  'tests/contract/records/each-record.test.ts',
  'tests/contract/tenant-catalogue.test.ts',
  'tests/contract/gateway-calls.test.ts',
  'tests/e2e/conformance.test.ts',
  'tests/e2e/first-start.test.ts',
  'tests/e2e/gallery.test.ts',
  'tests/e2e/portal-page-dialog.test.ts',
  'tests/e2e/portal-search-apps.test.ts',
];

/** The order of vitest, but the longest files first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rankOf = ({ moduleId }: TestSpecification): number => {
      const rank = longest.findIndex((name) => moduleId.endsWith(name));
      return rank < 0 ? longest.length : rank;
    };
    return (await super.sort(files)).sort((one, next) => rankOf(one) - rankOf(next));
  }
}
