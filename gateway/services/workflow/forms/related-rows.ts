/** Rows of declared records that a form refers to: chosen among those the applicant may open, by their titles. */
import { fieldOf } from '#bridge/calls/record/define.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { hasFunction } from '#gateway/kernel/rights.ts';
import type { BoundRecord } from '#gateway/record/binding.ts';
import { isReadable, rightAnywhere } from '#gateway/record/rights.ts';
import { openScope } from '#gateway/record/scope.ts';
import { recordTarget } from '#gateway/record/targets/record-target.ts';
import { records } from '../../records.ts';

/** The most rows that one search returns. */
const most = 20;

/** Lists the records whose rows can be chosen: their titles are words of their own. */
export function relatedRecords({ locale }: CallContext) {
  return records.all
    .filter(hasTitle)
    .map(({ record, words }) => ({ record: record.name, name: words[locale].name }));
}

function hasTitle({ record }: BoundRecord): boolean {
  const { kind, stored } = fieldOf(record, record.title);
  return kind === 'text' && stored;
}

/** Finds rows of a record that the caller may open, by a part of their title. */
export async function findRows(context: CallContext, name: string, keyword: string | undefined) {
  const opened = await openRecord(context, name);
  if (opened === null) return [];
  const rows = await opened.target.search(opened.scope, keyword, most);
  return rows.slice(0, most).map(({ id, name: title }) => ({ id, name: title }));
}

/** Which of some rows of a record the caller may open. */
export async function openRows(
  context: CallContext,
  name: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const opened = await openRecord(context, name);
  return opened === null ? new Set() : opened.target.pick(opened.scope, ids);
}

/** The titles of rows that a form names: who reads the form reads them, as its applicant chose them. */
export async function titlesOfRows(
  context: CallContext,
  name: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const bound = records.find(name);
  if (bound === undefined || !hasTitle(bound)) return new Map();
  const scope = await openScope(context, bound, records);
  const rows = await recordTarget(bound).names(scope, ids);
  return new Map(rows.map(({ id, name: title }) => [id, title]));
}

/** A record as the caller reaches it; null where they may not open it or not read its titles. */
async function openRecord(context: CallContext, name: string) {
  const bound = records.find(name);
  if (bound === undefined || !hasTitle(bound)) return null;
  if (!hasFunction(context.rights, bound.record.functionId)) return null;
  const scope = await openScope(context, bound, records);
  if (!isReadable(rightAnywhere(scope, bound.record.title))) return null;
  return { scope, target: recordTarget(bound) };
}
