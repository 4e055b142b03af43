/** The documents of rules of law that a company entered by itself. */
import { sql } from 'kysely';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { payRunChecks } from '#bridge/calls/salary/runs.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import type { OwnRule } from '#gateway/kernel/law/own-rule.ts';

/** What a rule was taken from, and from which day it holds. */
export type RuleDocument = NonNullable<
  ResultOf<typeof payRunChecks>['rows'][number]['companyRule']
>;

/** The documents of some own rules by the ids of the rules. */
export async function readRuleDocuments(
  { database, tenantId }: Pick<CallContext, 'database' | 'tenantId'>,
  rules: readonly OwnRule[],
): Promise<ReadonlyMap<string, RuleDocument>> {
  if (rules.length === 0) return new Map();
  const { rows } = await sql<RuleDocument & { readonly id: string }>`
    select id, document_title as title, document_no as no, document_url as url, from_on as "fromOn"
    from company_rule
    where tenant_id = ${tenantId} and id = any(${rules.map(({ id }) => id)})`.execute(database);
  return new Map(rows.map(({ id, ...document }) => [id, document]));
}
