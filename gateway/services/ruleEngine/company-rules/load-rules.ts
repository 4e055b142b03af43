import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import type { OwnRule, RuleSet } from '#gateway/kernel/law/own-rule.ts';
import { packVersion } from '../pack-version.ts';
import { ruleText } from '../texts/rule-words.ts';

type OwnRow = Omit<OwnRule, 'source'> & {
  readonly title: string;
  readonly no: string | null;
};

/**
 * The rules that a calculation over some days is made by. The version names the shipped edition, and with it what the
 * company entered for these days: it differs as soon as a value does.
 */
export async function loadRuleSet(
  database: DatabaseTransaction,
  tenantId: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<RuleSet> {
  const { rows } = await sql<OwnRow>`select id, rule, place, from_on as "from", to_on as "to",
      trim_scale(amount)::text as amount, trim_scale(floor)::text as floor,
      trim_scale(ceiling)::text as ceiling, trim_scale(employer_rate)::text as "employerRate",
      trim_scale(employee_rate)::text as "employeeRate",
      trim_scale(employee_fixed)::text as "employeeFixed", rounding, document_title as title, document_no as no
    from company_rule
    where tenant_id = ${tenantId} and removed_at is null
      and from_on <= ${to}::date and (to_on is null or to_on >= ${from}::date)
    order by rule, place, from_on, id`.execute(database);
  return { version: versionOf(rows), own: rows.map(ruleOf) };
}

function ruleOf({ title, no, ...rule }: OwnRow): OwnRule {
  const document = [title, no].filter((text) => text !== null).join(' ');
  const source = {
    'zh-CN': ruleText('zh-CN', 'ownSource', document),
    en: ruleText('en', 'ownSource', document),
  };
  return { ...rule, source };
}

const addedLater: ReadonlySet<string> = new Set(['employeeFixed', 'rounding']);

function versionOf(rows: readonly OwnRow[]): string {
  if (rows.length === 0) return packVersion;
  // Rules without what was added later keep their version.
  const text = JSON.stringify(rows, (name, value) =>
    value === null && addedLater.has(name) ? undefined : value,
  );
  const hash = createHash('sha256').update(text).digest('hex');
  return `${packVersion}+${hash.slice(0, 8)}`;
}
