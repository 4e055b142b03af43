import { importedPunch } from '#bridge/calls/kaoqin/records/imported-punch.ts';
import { importedPunchWords } from '#bridge/calls/kaoqin/records/imported-punch.words.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import { bindRecord, type Change, type ChangeIssue } from '#gateway/record/binding.ts';
import { reevaluate } from '../days/reevaluate.ts';
import { punchMoment } from '../engine/punch-moment.ts';
import { fromPlatform } from './platform-sheet.ts';

type PunchChange = Change<(typeof importedPunch)['fields']>;

/**
 * Punches of sheets in their table. Each adds a punch, and exactly the days around it are judged again. A row that is
 * corrected or removed leaves its punch as it came: it counts no longer.
 */
export const importedPunches = bindRecord(importedPunch, {
  table: 'imported_punch',
  words: importedPunchWords,
  rules: {
    check: findFuture,
    sheet: fromPlatform,
    async effects(changes, context) {
      await addPunches(changes, context);
      for (const { ids, from, to } of spansOf(changes))
        await reevaluate(context, ids, { from: addDays(from, -1), to: addDays(to, 1) }, 'import');
    },
  },
});

/** A punch lies in the past. */
function findFuture(
  changes: readonly PunchChange[],
  context: CallContext,
): Promise<readonly ChangeIssue<'at'>[]> {
  const now = context.now();
  const wrong = changes.filter(
    ({ action, after }) => action !== 'remove' && punchMoment(after.day, after.at) > now,
  );
  return Promise.resolve(wrong.map(({ id }) => ({ id, field: 'at', issue: 'inFuture' })));
}

const rowsOfInsert = 1000;

/** Adds the punches of rows; one that was added before is there. */
async function addPunches(changes: readonly PunchChange[], context: CallContext): Promise<void> {
  const { database, tenantId, now } = context;
  const rows = changes
    .filter(({ action }) => action !== 'remove')
    .map(({ id, after }) => {
      const at = punchMoment(after.day, after.at);
      return {
        tenant_id: tenantId,
        employment_id: after.employment,
        id: uuid7(),
        at,
        source: 'import' as const,
        source_id: `${id}@${after.employment}@${at.toISOString()}`,
        added_at: now(),
      };
    });
  for (let start = 0; start < rows.length; start += rowsOfInsert)
    await database
      .insertInto('punch')
      .values(rows.slice(start, start + rowsOfInsert))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

interface Span {
  readonly ids: readonly string[];
  readonly from: string;
  readonly to: string;
}

/** The days that punches touch, people with the same days together: each run of days is judged once. */
function spansOf(changes: readonly PunchChange[]): readonly Span[] {
  const spans = new Map<string, { readonly from: string; readonly to: string; ids: string[] }>();
  const touched = changes.flatMap(({ before, after }) =>
    before === null ? [after] : [before, after],
  );
  for (const [id, own] of Map.groupBy(touched, ({ employment }) => employment)) {
    for (const run of runsOf(own.map(({ day }) => day))) {
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
