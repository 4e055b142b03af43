import { importedPunch } from '#bridge/calls/kaoqin/records/imported-punch.ts';
import { importedPunchWords } from '#bridge/calls/kaoqin/records/imported-punch.words.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import { bindRecord, type Change, type ChangeIssue } from '#gateway/record/binding.ts';
import { readPlans } from '../days/read-plans.ts';
import { reevaluate } from '../days/reevaluate.ts';
import { punchMoment } from '../engine/punch-moment.ts';

type PunchChange = Change<(typeof importedPunch)['fields']>;

/** Punches of sheets in their table: each adds a punch, and exactly the days around it are judged again. */
export const importedPunches = bindRecord(importedPunch, {
  table: 'imported_punch',
  words: importedPunchWords,
  rules: { check: findWrong, effects: addPunches },
});

/** A punch lies in the past, and on a day on which the person is employed. */
async function findWrong(
  changes: readonly PunchChange[],
  context: CallContext,
): Promise<readonly ChangeIssue<'day' | 'at'>[]> {
  const added = changes.filter(({ action }) => action === 'create');
  const days = added.map(({ after }) => after.day).toSorted();
  const ids = [...new Set(added.map(({ after }) => after.employment))];
  const range = { from: days[0] ?? '', to: days.at(-1) ?? '' };
  if (ids.length === 0) return [];
  const plans = await readPlans(context, ids, range);
  const now = context.now();
  return added.flatMap(({ id, after }): ChangeIssue<'day' | 'at'>[] => {
    if (punchMoment(after.day, after.at) > now) return [{ id, field: 'at', issue: 'inFuture' }];
    return plans.planOf(after.employment, after.day) === null
      ? [{ id, field: 'day', issue: 'notEmployed' }]
      : [];
  });
}

const rowsOfInsert = 1000;

async function addPunches(changes: readonly PunchChange[], context: CallContext): Promise<void> {
  const { database, tenantId, now } = context;
  const added = changes.filter(({ action }) => action === 'create');
  const rows = added.map(({ id, after }) => ({
    tenant_id: tenantId,
    employment_id: after.employment,
    id: uuid7(),
    at: punchMoment(after.day, after.at),
    source: 'import' as const,
    source_id: id,
    added_at: now(),
  }));
  for (let start = 0; start < rows.length; start += rowsOfInsert)
    await database
      .insertInto('punch')
      .values(rows.slice(start, start + rowsOfInsert))
      .execute();
  for (const { ids, from, to } of spansOf(added))
    await reevaluate(context, ids, { from: addDays(from, -1), to: addDays(to, 1) }, 'import');
}

interface Span {
  readonly ids: readonly string[];
  readonly from: string;
  readonly to: string;
}

/** The days that punches touch, people with the same days together: each run of days is judged once. */
function spansOf(changes: readonly PunchChange[]): readonly Span[] {
  const spans = new Map<string, { readonly from: string; readonly to: string; ids: string[] }>();
  for (const [id, own] of Map.groupBy(changes, ({ after }) => after.employment)) {
    for (const run of runsOf(own.map(({ after }) => after.day))) {
      const key = `${run.from} ${run.to}`;
      const known = spans.get(key) ?? { ...run, ids: [] };
      known.ids.push(id);
      spans.set(key, known);
    }
  }
  return [...spans.values()];
}

/** Days as runs: days that lie next to each other are one. */
function runsOf(
  days: readonly string[],
): readonly { readonly from: string; readonly to: string }[] {
  const runs: { from: string; to: string }[] = [];
  for (const day of [...new Set(days)].toSorted()) {
    const last = runs.at(-1);
    if (last !== undefined && addDays(last.to, 2) >= day) last.to = day;
    else runs.push({ from: day, to: day });
  }
  return runs;
}
