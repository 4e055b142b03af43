import { sql } from 'kysely';
import { companyRule } from '#bridge/calls/ruleEngine/records/company-rule.ts';
import { companyRuleWords } from '#bridge/calls/ruleEngine/records/company-rule.words.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { bindRecord, type Change, type ChangeIssue } from '#gateway/record/binding.ts';
import { insuranceRulesOn, isFund } from '../../insurance/law/rules.ts';

type Fields = (typeof companyRule)['fields'];
type RuleChange = Change<Fields>;
type Issue = ChangeIssue<'fromOn' | 'employerRate' | 'rule'>;

/** The rules of a company in their table. Runs that are closed keep the rules they were made by. */
export const companyRules = bindRecord(companyRule, {
  table: 'company_rule',
  words: companyRuleWords,
  virtuals: {
    openMonths: ({ tenantId }) => sql`(
      select string_agg(x.month, ', ' order by x.month) from (
        select distinct to_char(p.tax_month, 'YYYY-MM') as month from pay_run p
        where p.tenant_id = ${tenantId} and p.state in ('draft', 'calculated')
          and (p.tax_month + interval '1 month') > r.from_on
          and (r.to_on is null or p.tax_month <= r.to_on)
      ) x)`,
  },
  rules: {
    async check(changes, context) {
      const saved = changes.filter(({ action }) => action !== 'remove');
      return [...(await findOverlaps(saved, context)), ...saved.flatMap(findWithoutRates)];
    },
  },
});

/** One place has one row of a rule on a day. */
async function findOverlaps(
  saved: readonly RuleChange[],
  { database, tenantId }: CallContext,
): Promise<readonly Issue[]> {
  // Two people who save at once see the rows of one another.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`company_rule ${tenantId}`}, 0))`.execute(
    database,
  );
  const rows = await database
    .selectFrom('company_rule')
    .where('tenant_id', '=', tenantId)
    .where('removed_at', 'is', null)
    .select(['id', 'rule', 'place', 'from_on as fromOn', 'to_on as toOn'])
    .execute();
  const all = new Map(rows.map((row) => [row.id, row]));
  for (const { id, after } of saved) all.set(id, { id, ...after });
  return saved.flatMap(({ id, after }): Issue[] => {
    const clash = [...all.values()].some(
      (other) =>
        other.id !== id &&
        other.rule === after.rule &&
        other.place === after.place &&
        (after.toOn === null || other.fromOn <= after.toOn) &&
        (other.toOn === null || other.toOn >= after.fromOn),
    );
    return clash ? [{ id, field: 'fromOn', issue: 'overlap' }] : [];
  });
}

/** Without a shipped rule of an insurance at the place there are no rates to go on with. */
function findWithoutRates({ id, after }: RuleChange): readonly Issue[] {
  const { rule, place, fromOn, employerRate } = after;
  if (employerRate !== null) return [];
  if (rule === 'minimum-wage' || rule === 'average-wage') return [];
  const shipped = insuranceRulesOn({ place, asOf: fromOn });
  if (rule === 'social-insurance') {
    const isAny = [...shipped.keys()].some((item) => !isFund(item));
    return isAny ? [] : [{ id, field: 'rule', issue: 'noRule' }];
  }
  const known = shipped.get(rule);
  const isChosen = rule === 'work-injury' || isFund(rule);
  if (isChosen || (known?.employerRate ?? null) !== null) return [];
  return [{ id, field: 'employerRate', issue: 'required' }];
}
