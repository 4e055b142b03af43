import { sql } from 'kysely';
import type { contract } from '#bridge/calls/joyhr/records/contract.ts';
import type { FieldsOf } from '#bridge/calls/record/define.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import type { Change, ChangeIssue } from '#gateway/record/binding.ts';
import { type LockedPerson, lockPersons } from './lock-persons.ts';

type ContractChange = Change<FieldsOf<typeof contract>>;
type ContractIssue = ChangeIssue<'fromOn' | 'probationMonths'>;

/** A contract as those of the same person look at it. */
interface Term {
  readonly id: string;
  readonly personId: string;
  readonly employment: string;
  readonly fromOn: string;
  /** The last day, null where none is known. */
  readonly lastDay: string | null;
  readonly probationMonths: number | null;
}

/**
 * Finds contracts of one employment whose days overlap, and a probation that the law does not allow: with one person it is
 * agreed on once (Labour Contract Law, art. 19), with part-time employees never (art. 70).
 */
export async function checkContracts(
  changes: readonly ContractChange[],
  context: CallContext,
): Promise<readonly ContractIssue[]> {
  const persons = await lockPersons(
    context,
    changes.map(({ after }) => after.employment),
  );
  const terms = new Map(
    (await readTerms(context, persons)).map((term): [string, Term] => [term.id, term]),
  );
  for (const { id, after } of changes) {
    const personId = persons.get(after.employment)?.personId ?? '';
    terms.set(id, { ...after, id, personId, lastDay: lastDayOf(after) });
  }
  const all = [...terms.values()];
  return changes.flatMap((change) => {
    const term = terms.get(change.id);
    if (term === undefined) return [];
    const others = all.filter(({ id }) => id !== term.id);
    return [
      ...checkDays(change, term, others),
      ...checkProbation(change, term, others, persons.get(term.employment)),
    ];
  });
}

function lastDayOf({ toOn, endedOn }: ContractChange['after']): string | null {
  if (toOn === null || endedOn === null) return toOn ?? endedOn;
  return endedOn < toOn ? endedOn : toOn;
}

function checkDays(
  { id, changed }: ContractChange,
  term: Term,
  others: readonly Term[],
): ContractIssue[] {
  if (!['fromOn', 'toOn', 'endedOn'].some((name) => changed.has(name))) return [];
  const overlaps = others.some(
    (other) =>
      other.employment === term.employment &&
      (other.lastDay === null || other.lastDay >= term.fromOn) &&
      (term.lastDay === null || term.lastDay >= other.fromOn),
  );
  return overlaps ? [{ id, field: 'fromOn', issue: 'overlap' }] : [];
}

function checkProbation(
  { id, changed }: ContractChange,
  { personId, probationMonths }: Term,
  others: readonly Term[],
  person: LockedPerson | undefined,
): ContractIssue[] {
  if (!changed.has('probationMonths') || (probationMonths ?? 0) === 0) return [];
  if (person?.employmentType === 'part-time') {
    return [{ id, field: 'probationMonths', issue: 'partTimeProbation' }];
  }
  const again = others.some(
    (other) => other.personId === personId && (other.probationMonths ?? 0) > 0,
  );
  return again ? [{ id, field: 'probationMonths', issue: 'secondProbation' }] : [];
}

async function readTerms(
  { database, tenantId }: CallContext,
  persons: ReadonlyMap<string, LockedPerson>,
): Promise<readonly Term[]> {
  const ids = [...persons.values()].map(({ personId }) => personId);
  const { rows } = await sql<Term>`
    select c.id, e.person_id as "personId", c.employment_id as employment, c.from_on as "fromOn",
      least(c.to_on, c.ended_on) as "lastDay", c.probation_months as "probationMonths"
    from employment e
    join contract c on c.tenant_id = e.tenant_id and c.employment_id = e.id and c.removed_at is null
    where e.tenant_id = ${tenantId} and e.person_id = any(${ids}::uuid[])`.execute(database);
  return rows;
}
