import { sql } from 'kysely';
import { payItem } from '#bridge/calls/salary/records/pay-item.ts';
import { payItemWords } from '#bridge/calls/salary/records/pay-item.words.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { bindRecord, type Change, type ChangeIssue } from '#gateway/record/binding.ts';
import { newLevelsIn, sameLevel } from '../formula/levels.ts';
import { compilePlan, type PlanItem } from '../formula/plan.ts';
import type { FormulaFault } from '../formula/types.ts';
import { doesTestFail, readItems, readPlans, type StoredItem, wrongLine } from './read-items.ts';

type Fields = (typeof payItem)['fields'];

/** Pay items in their table. A formula is parsed and checked with all other items, plans and tests when it is saved. */
export const payItems = bindRecord(payItem, {
  table: 'pay_item',
  words: payItemWords,
  rules: { check: checkFormulas },
});

/** What a plan reads of its items. */
const planFields = ['nameZh', 'unit', 'formula'] as const;

/** How a form says what is wrong with a formula. */
const issues = {
  unexpected: 'formula',
  'too-long': 'formula',
  'unknown-name': 'formulaName',
  'unknown-function': 'formulaFunction',
  'wrong-type': 'formulaType',
  arguments: 'formulaArguments',
  cycle: 'formulaCycle',
} as const satisfies Readonly<Record<FormulaFault, string>>;

async function checkFormulas(
  changes: readonly Change<Fields>[],
  context: CallContext,
): Promise<readonly ChangeIssue<'formula' | 'nameZh'>[]> {
  const saved = changes.filter(({ action }) => action === 'create' || action === 'update');
  if (saved.length === 0) return [];
  const changed = new Set(saved.map(({ id }) => id));
  const known = await readItems(context);
  const others = known.filter(({ id }) => !changed.has(id));
  const items = [...others, ...saved.map(({ after }) => after)];
  const { faults } = compilePlan(items);
  const wrong = saved.flatMap(({ id, after }) =>
    faults
      .filter(({ code }) => code === after.code)
      .slice(0, 1)
      .map(
        ({ error }) =>
          ({ id, field: 'formula', issue: issues[error.fault], min: error.at }) as const,
      ),
  );
  if (wrong.length > 0 || faults.length > 0) return wrong;
  const unknown = await findUnknownLevels(saved, context);
  if (unknown.length > 0) return unknown;
  const line = await wrongPlanLine(context, known, items);
  if (line !== null) {
    return saved
      .filter(
        ({ before, changed: fields }) =>
          before !== null && planFields.some((one) => fields.has(one)),
      )
      .map(({ id, changed: fields }) => ({
        id,
        field: fields.has('nameZh') ? 'nameZh' : 'formula',
        issue: 'planItem',
        min: line,
      }));
  }
  if (!(await doesTestFail(context, items))) return [];
  return saved
    .filter(({ changed: fields }) => fields.has('formula'))
    .map(({ id }) => ({ id, field: 'formula', issue: 'payTestFails' }) as const);
}

/**
 * Formulas that begin to name a level which no scale has, and no result: what hangs on it would never be paid. A company
 * that has neither yet may enter its items first.
 */
async function findUnknownLevels(
  saved: readonly Change<Fields>[],
  { database, tenantId }: CallContext,
): Promise<readonly ChangeIssue<'formula'>[]> {
  const named = saved.flatMap(({ id, before, after: { formula }, changed }) =>
    formula === null || !changed.has('formula')
      ? []
      : newLevelsIn(formula, before?.formula ?? null).map((one) => ({ id, ...one })),
  );
  if (named.length === 0) return [];
  const { rows } = await sql<{ readonly level: string }>`
    select l.code as level from performance_scale_level l
    join performance_scale s on s.tenant_id = l.tenant_id and s.id = l.scale_id
      and s.removed_at is null
    where l.tenant_id = ${tenantId}
    union select distinct r.level from performance_result r
    where r.tenant_id = ${tenantId} and r.level is not null`.execute(database);
  if (rows.length === 0) return [];
  const known = new Set(rows.map(({ level }) => sameLevel(level)));
  return named
    .filter(({ level }) => !known.has(level))
    .map(({ id, at }) => ({ id, field: 'formula', issue: 'formulaLevel', min: at }));
}

/** The line of a plan that these items make wrong; null where each plan is as right as it was. */
async function wrongPlanLine(
  context: CallContext,
  before: readonly StoredItem[],
  items: readonly PlanItem[],
): Promise<number | null> {
  const plans = [...(await readPlans(context)).values()];
  const wrong = plans.map((plan) =>
    wrongLine(before, plan) === null ? wrongLine(items, plan) : null,
  );
  return wrong.find((line) => line !== null) ?? null;
}
