import { sql } from 'kysely';
import { grade } from '#bridge/calls/ums/records/grade.ts';
import { gradeWords } from '#bridge/calls/ums/records/grade.words.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { bindRecord, type ChangeIssue } from '#gateway/record/binding.ts';

/** Grades in their table; one that a job ever named stays, and jobs keep its code even when it is removed. */
export const grades = bindRecord(grade, {
  table: 'grade',
  words: gradeWords,
  rules: { check: findTakenCodes, inUse: usedGrades },
});

async function findTakenCodes(
  changes: readonly { readonly id: string; readonly after: { readonly code: string } }[],
  { database, tenantId }: CallContext,
): Promise<readonly ChangeIssue<'code'>[]> {
  const codes = changes.map(({ after }) => after.code);
  const rows = await database
    .selectFrom('grade as g')
    .where('g.tenant_id', '=', tenantId)
    .where(sql<boolean>`g.code = any(${codes}::text[])`)
    .select(['g.id', 'g.code'])
    .execute();
  const ownerOf = new Map(rows.map(({ id, code }) => [code, id]));
  return changes
    .filter(({ id, after }) => (ownerOf.get(after.code) ?? id) !== id)
    .map(({ id }) => ({ id, field: 'code', issue: 'taken' }));
}

async function usedGrades(
  ids: readonly string[],
  { database, tenantId }: CallContext,
): Promise<readonly string[]> {
  const rows = await database
    .selectFrom('grade as g')
    .where('g.tenant_id', '=', tenantId)
    .where(sql<boolean>`g.id = any(${ids}::uuid[])`)
    .where(
      sql<boolean>`exists (select from job_row j where j.tenant_id = g.tenant_id and j.grade_code = g.code)`,
    )
    .select('g.id')
    .execute();
  return rows.map(({ id }) => id);
}
