import { sql } from 'kysely';
import { companyRule } from '#bridge/calls/ruleEngine/records/company-rule.ts';
import { companyRuleWords } from '#bridge/calls/ruleEngine/records/company-rule.words.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { placesAround } from '#gateway/kernel/law/rule.ts';
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
      const rows = await readWithSaved(saved, context);
      return saved.flatMap((change) => [
        ...findOverlap(change, rows),
        ...findWithoutRates(change, rows),
      ]);
    },
  },
});

/** What a rule is compared with others by. */
type Compared = Pick<RuleChange['after'], 'rule' | 'place' | 'fromOn' | 'toOn'> & {
  readonly id: string;
  readonly hasRates: boolean;
};

/** All rules of the company as they are after a save. */
async function readWithSaved(
  saved: readonly RuleChange[],
  { database, tenantId }: CallContext,
): Promise<readonly Compared[]> {
  // Two people who save at once see the rows of one another.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`company_rule ${tenantId}`}, 0))`.execute(
    database,
  );
  const rows = await database
    .selectFrom('company_rule')
    .where('tenant_id', '=', tenantId)
    .where('removed_at', 'is', null)
    .select(['id', 'rule', 'place', 'from_on as fromOn', 'to_on as toOn'])
    .select((get) => get('employer_rate', 'is not', null).$castTo<boolean>().as('hasRates'))
    .execute();
  const all = new Map<string, Compared>(rows.map((row) => [row.id, row]));
  for (const { id, after } of saved) {
    all.set(id, { id, ...after, hasRates: after.employerRate !== null });
  }
  return [...all.values()];
}

/** One place has one row of a rule on a day. */
function findOverlap({ id, after }: RuleChange, rows: readonly Compared[]): readonly Issue[] {
  const clash = rows.some(
    (other) =>
      other.id !== id &&
      other.rule === after.rule &&
      other.place === after.place &&
      (after.toOn === null || other.fromOn <= after.toOn) &&
      (other.toOn === null || other.toOn >= after.fromOn),
  );
  return clash ? [{ id, field: 'fromOn', issue: 'overlap' }] : [];
}

/** Without a rule of an insurance at the place, shipped or entered, there are no rates to go on with. */
function findWithoutRates({ id, after }: RuleChange, rows: readonly Compared[]): readonly Issue[] {
  const { rule, place, fromOn, employerRate } = after;
  if (employerRate !== null) return [];
  if (rule === 'minimum-wage' || rule === 'average-wage') return [];
  const shipped = insuranceRulesOn({ place, asOf: fromOn });
  if (rule === 'social-insurance') {
    const isAny = [...shipped.keys()].some((item) => !isFund(item));
    const isEntered = rows.some(
      (row) =>
        row.hasRates &&
        placesAround(place).includes(row.place) &&
        row.fromOn <= fromOn &&
        (row.toOn === null || row.toOn >= fromOn),
    );
    return isAny || isEntered ? [] : [{ id, field: 'rule', issue: 'ratesFirst' }];
  }
  const known = shipped.get(rule);
  const isChosen = rule === 'work-injury' || isFund(rule);
  if (isChosen || (known?.employerRate ?? null) !== null) return [];
  return [{ id, field: 'employerRate', issue: 'required' }];
}
