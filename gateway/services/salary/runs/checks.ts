import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { payRunChecks } from '#bridge/calls/salary/runs.ts';
import { fen, nothing } from '#gateway/kernel/exact/money.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import type { OwnRule } from '#gateway/kernel/law/own-rule.ts';
import type { LawScope } from '#gateway/kernel/law/rule.ts';
import { hasRatesFor } from '../../insurance/engine/contributions.ts';
import { checkMinimumWage } from '../engine/limits.ts';
import type { FileRow } from '../engine/month-pay.ts';
import { employmentOf, lacksResult, type PersonFacts } from '../engine/person-slip.ts';
import { insuredIn, lawOf } from '../engine/slip.ts';
import { readsPerformance } from '../formula/plan.ts';
import { ownMinimumWageOn } from '../law/rules.ts';
import { isAttendanceClosed } from './load-attendance.ts';
import { type LoadedFacts, loadFacts } from './load-facts.ts';
import { type RunPerson, readPeople } from './load-people.ts';
import { loadRunFacts } from './load-plan.ts';
import { type Run, readRun } from './open-run.ts';
import { readDifferences, waitsForHand } from './result-differences.ts';
import { type RuleDocument, readRuleDocuments } from './rule-documents.ts';

type Result = ResultOf<typeof payRunChecks>;
type Row = Result['rows'][number];
type Kind = Row['kind'];

const mostRows = 2000;
const batch = 1000;
const slipsOfTurn = 100;

/** How serious each finding is. */
const severities: Readonly<Record<Kind, Row['severity']>> = {
  noSalaryFile: 'error',
  noBankAccount: 'warning',
  noEnrolment: 'warning',
  noCityRules: 'error',
  noMinimumWage: 'warning',
  noTaxpayer: 'note',
  belowMinimumWage: 'warning',
  attendanceOpen: 'warning',
  openApprovals: 'warning',
  noPerformance: 'error',
  resultByHand: 'warning',
  resultElsewhere: 'warning',
  joiner: 'note',
  leaver: 'note',
};

const ranks = { error: 0, warning: 1, note: 2 } as const;

/** What should be looked at before a run is calculated. */
export async function readChecks(
  context: CallContext,
  { payRunId }: ParsedRequestOf<typeof payRunChecks>,
): Promise<Result> {
  const { database, tenantId } = context;
  const run = await readRun(context, payRunId);
  const people = await readPeople(database, tenantId, run);
  const runFacts = await loadRunFacts(database, tenantId, run);
  const { own } = runFacts.rules;
  const documents = await readRuleDocuments(context, own);
  const closed = await isAttendanceClosed({ database, tenantId, run });
  const rows: Row[] =
    closed || people.length === 0 ? [] : [rowAbout('attendanceOpen', people.length)];
  const { byHand, elsewhere } = await readWaiting(context, run);
  rows.push(...elsewhere);
  const byResult = readsPerformance(runFacts.plan);
  for (let start = 0; start < people.length; start += batch) {
    const some = people.slice(start, start + batch);
    const loaded = await loadFacts({ database, tenantId, run, facts: runFacts }, some);
    const waiting = await readWaitingRaises(context, run, some);
    const listed = await readTaxpayers(context, some);
    for (const [at, person] of some.entries()) {
      // Requests take their turn in between.
      if (byResult && at % slipsOfTurn === slipsOfTurn - 1) await setImmediate();
      const facts = loaded.facts.get(person.id);
      if (facts === undefined) continue;
      const kinds = kindsOf(run, person, facts, { ...loaded, own });
      if (!listed.has(person.id)) kinds.push('noTaxpayer');
      if (waiting.has(person.id)) kinds.push('openApprovals');
      if (byResult && lacksResult(facts, runFacts)) kinds.push('noPerformance');
      if (byHand.has(person.id)) kinds.push('resultByHand');
      const document = () => {
        const rule = ownMinimumWageOn(scopeOf(run, facts, own));
        return (rule && documents.get(rule.id)) ?? null;
      };
      rows.push(...kinds.map((kind) => rowOf(kind, person, document)));
    }
  }
  const count = (severity: Row['severity']) =>
    rows.filter((row) => row.severity === severity).length;
  return {
    counts: { error: count('error'), warning: count('warning'), note: count('note') },
    rows: rows.toSorted((a, b) => ranks[a.severity] - ranks[b.severity]).slice(0, mostRows),
  };
}

function kindsOf(
  run: Run,
  person: RunPerson,
  facts: PersonFacts,
  loaded: LoadedFacts & { readonly own: readonly OwnRule[] },
): Kind[] {
  const account = loaded.accounts.get(person.personId)?.accountNo ?? null;
  const file = facts.files.at(-1);
  return [
    ...(file === undefined ? (['noSalaryFile'] as const) : []),
    ...(facts.enrolment === null ? (['noEnrolment'] as const) : []),
    ...(account === null || account === '' ? (['noBankAccount'] as const) : []),
    ...lawKindsOf(run, facts, file, loaded.own),
    ...(person.joinedOn >= run.from_on ? (['joiner'] as const) : []),
    ...(person.leftOn !== null && person.leftOn <= run.to_on ? (['leaver'] as const) : []),
  ];
}

/** The law that holds for a person in the month of payment. */
function scopeOf(run: Run, { enrolment }: PersonFacts, own: readonly OwnRule[]): LawScope {
  return lawOf(run.tax_month.slice(0, 7), enrolment?.place ?? 'CN', own);
}

/** What the rules of the city of insurance find, and which of them are missing. */
function lawKindsOf(
  run: Run,
  facts: PersonFacts,
  file: FileRow | undefined,
  own: readonly OwnRule[],
): readonly Kind[] {
  const { enrolment } = facts;
  const scope = scopeOf(run, facts, own);
  const month = run.tax_month.slice(0, 7);
  const employment = employmentOf(facts);
  const insured = insuredIn({ month, place: scope.place, employment, insurance: enrolment, own });
  const kinds: Kind[] = insured !== null && !hasRatesFor(insured) ? ['noCityRules'] : [];
  if (file === undefined) return kinds;
  const agreed = fen(file.base + file.position + file.performance);
  const minimum = checkMinimumWage(agreed, nothing, scope);
  if (minimum?.enough === false) kinds.push('belowMinimumWage');
  if (minimum === null && enrolment !== null) kinds.push('noMinimumWage');
  return kinds;
}

interface Waiting {
  readonly byHand: ReadonlySet<string>;
  readonly elsewhere: readonly Row[];
}

/** Who has a difference by a revised result that is not entered by itself: in the run, and those it does not pay. */
async function readWaiting(context: CallContext, run: Run): Promise<Waiting> {
  const { item, all } = await readDifferences(context, run);
  const waiting = all.filter((one) => waitsForHand(one, item !== null));
  const away = new Set(waiting.flatMap((one) => (one.isElsewhere ? [one.employmentId] : [])));
  const byHand = waiting.flatMap((one) => (one.isElsewhere ? [] : [one.employmentId]));
  if (away.size === 0) return { byHand: new Set(byHand), elsewhere: [] };
  const people = await context.database
    .selectFrom('employment as e')
    .innerJoin('person as p', (join) =>
      join.onRef('p.tenant_id', '=', 'e.tenant_id').onRef('p.id', '=', 'e.person_id'),
    )
    .where('e.tenant_id', '=', context.tenantId)
    .where(sql<boolean>`e.id = any(${[...away]})`)
    .orderBy('e.id')
    .select(['e.id', 'p.name', 'e.staff_no as staffNo'])
    .select(['e.joined_on as joinedOn', 'e.left_on as leftOn'])
    .execute();
  const elsewhere = people.map((person) => rowOf('resultElsewhere', person, () => null));
  return { byHand: new Set(byHand), elsewhere };
}

function rowOf(
  kind: Kind,
  person: Pick<RunPerson, 'id' | 'name' | 'staffNo' | 'joinedOn' | 'leftOn'>,
  document: () => RuleDocument | null,
): Row {
  const { id, name, staffNo, joinedOn, leftOn } = person;
  return {
    severity: severities[kind],
    kind,
    employmentId: id,
    name,
    staffNo,
    on: kind === 'joiner' ? joinedOn : kind === 'leaver' ? leftOn : null,
    people: null,
    companyRule: kind === 'belowMinimumWage' ? document() : null,
  };
}

function rowAbout(kind: Kind, people: number): Row {
  const none = { employmentId: null, name: null, staffNo: null, on: null, companyRule: null };
  return { severity: severities[kind], kind, ...none, people };
}

async function readWaitingRaises(
  { database, tenantId }: CallContext,
  run: Run,
  people: readonly RunPerson[],
): Promise<ReadonlySet<string>> {
  const rows = await database
    .selectFrom('pay_raise as x')
    .where('x.tenant_id', '=', tenantId)
    .where('x.removed_at', 'is', null)
    .where('x.state', '=', 'draft')
    .where('x.effective_on', '<=', run.to_on)
    .where(sql<boolean>`x.employment_id = any(${people.map(({ id }) => id)})`)
    .select('x.employment_id as id')
    .execute();
  return new Set(rows.map(({ id }) => id));
}

async function readTaxpayers(
  { database, tenantId }: CallContext,
  people: readonly RunPerson[],
): Promise<ReadonlySet<string>> {
  const rows = await database
    .selectFrom('taxpayer as x')
    .where('x.tenant_id', '=', tenantId)
    .where('x.removed_at', 'is', null)
    .where(sql<boolean>`x.employment_id = any(${people.map(({ id }) => id)})`)
    .select('x.employment_id as id')
    .execute();
  return new Set(rows.map(({ id }) => id));
}
