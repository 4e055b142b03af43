import { type RawBuilder, sql } from 'kysely';
import { contract, contractEndingDays } from '#bridge/calls/joyhr/records/contract.ts';
import { contractWords } from '#bridge/calls/joyhr/records/contract.words.ts';
import { bindRecord, type VirtualScope } from '#gateway/record/binding.ts';
import { checkContracts } from './check-contracts.ts';
import { orderContracts } from './order-contracts.ts';

/** Contracts in their table. */
export const contracts = bindRecord(contract, {
  table: 'contract',
  words: contractWords,
  virtuals: {
    renewals: () => sql`r.renewals`,
    status: (scope) => sql`case
      when r.renewed_by is not null and r.to_on < ${scope.today}::date then 'renewed'
      when ${endOf(scope)} <= ${scope.today}::date then 'ended'
      when r.to_on < ${scope.today}::date then 'expired'
      when r.signed_on is null then 'unsigned'
      when r.from_on > ${scope.today}::date then 'upcoming'
      when r.renewed_by is null and r.to_on <= ${scope.today}::date + ${contractEndingDays}::int then 'ending'
      else 'active' end`,
    // Labour Contract Law, art. 14: after two fixed terms since it is in force, or ten years with the employer.
    advice: (scope) => sql`case
      when r.kind <> 'fixed' or r.renewed_by is not null or ${endOf(scope)} is not null then null
      when (select count(*) from contract c where c.tenant_id = ${scope.tenantId}
        and c.employment_id = r.employment_id and c.removed_at is null
        and c.kind = 'fixed' and c.from_on >= date '2008-01-01') >= 2 then 'twoTerms'
      when (select e.joined_on from employment e where e.tenant_id = ${scope.tenantId}
        and e.id = r.employment_id) + interval '10 years' <= r.to_on + 1 then 'tenYears' end`,
    renewBy: (scope) =>
      sql`case when r.renewed_by is null and ${endOf(scope)} is null then r.to_on end`,
  },
  rules: { check: checkContracts, effects: orderContracts },
});

/** The day a contract ended before its term, or ends with the employment; null while none is known. */
function endOf({ tenantId }: VirtualScope): RawBuilder<unknown> {
  return sql`least(r.ended_on, (select e.left_on from employment e
    where e.tenant_id = ${tenantId} and e.id = r.employment_id))`;
}
