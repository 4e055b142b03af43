/** Everything that can be wrong with the values of rows: said for all of them at once. */
import type { FieldIssue } from '#bridge/calls/kit/words.ts';
import { fieldOf } from '#bridge/calls/record/define.ts';
import { storedFields } from '../columns.ts';
import { customIssue } from '../custom/custom-values.ts';
import type { Scope } from '../scope.ts';
import { changesOf } from './changes.ts';
import { checkFiles } from './check-files.ts';
import { checkReferences } from './check-references.ts';
import { checkUnique } from './check-unique.ts';
import { checkLineReferences } from './line-references.ts';
import type { PlannedRow } from './plan.ts';
import type { Problem } from './problems.ts';

/** Finds what is wrong with rows. The rules of the binding see only rows that are right as far as the kit knows. */
export async function checkRows(
  scope: Scope,
  rows: readonly PlannedRow[],
): Promise<readonly Problem[]> {
  const alone = rows.flatMap((row) => checkAlone(scope, row));
  const problems = [
    ...alone,
    ...(await checkReferences(scope, rows)),
    ...(await checkLineReferences(scope, rows)),
    ...(await checkFiles(scope, rows)),
    ...(await checkUnique(scope, rows)),
  ];
  const wrong = new Set(problems.map(({ index }) => index));
  const right = rows.filter(({ index }) => !wrong.has(index));
  const { check } = scope.bound.rules;
  if (check === undefined || right.length === 0) return problems;
  const indexOf = new Map(right.map(({ id, index }) => [id, index]));
  const found = await check(changesOf(right), scope.context);
  return [
    ...problems,
    ...found.flatMap(({ id, ...problem }) => {
      const index = indexOf.get(id);
      return index === undefined ? [] : [{ index, ...problem }];
    }),
  ];
}

/** What one row says about itself. */
function checkAlone({ bound, custom }: Scope, row: PlannedRow): Problem[] {
  const { record } = bound;
  const of = (field: string, issue: FieldIssue): Problem => ({ index: row.index, field, issue });
  const missing = storedFields(bound).filter(
    ([name, field]) => field.required && row.values[name] === null,
  );
  const fixed = [...row.changed].filter(
    (name) =>
      row.before !== null && record.fields[name] !== undefined && fieldOf(record, name).fixed,
  );
  const customProblems = [...row.changed].flatMap((name) => {
    if (!name.startsWith('custom.')) return [];
    const field = custom.find(({ code }) => name === `custom.${code}`);
    const issue =
      field === undefined ? 'unknownField' : customIssue(field, row.custom[field.code] ?? null);
    return issue === null ? [] : [of(name, issue)];
  });
  const customMissing = custom.filter(
    ({ code, required }) =>
      required &&
      row.before === null &&
      (row.custom[code] ?? null) === null &&
      !row.changed.has(`custom.${code}`),
  );
  const problems = [
    ...missing.map(([name]) => of(name, 'required')),
    ...fixed.map((name) => of(name, 'readOnly')),
    ...customProblems,
    ...customMissing.map(({ code }) => of(`custom.${code}`, 'required')),
  ];
  if (missing.length > 0) return problems;
  const said = record.check?.(row.values) ?? [];
  return [...problems, ...said.map((problem) => ({ index: row.index, ...problem }))];
}
