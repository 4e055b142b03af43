import { sql } from 'kysely';
import type { GatewayDatabase } from '#gateway/db/open-database.ts';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { insertRows, type Row } from '../insert-rows.ts';
import { patiently } from '../patiently.ts';
import type { TenantPlan } from '../plan.ts';
import { createRandom, type Random } from '../random.ts';
import { writeTime } from '../time/write-time.ts';
import { writeCompanyRows } from './company-rows.ts';
import { writeDeparture } from './departure-rows.ts';
import { writeDetailRows } from './detail-rows.ts';
import { writeDocumentRows } from './document-rows.ts';
import { buildContracts, buildEmployment } from './employment-rows.ts';
import { buildHistory, drawChangeCount } from './history-rows.ts';
import { buildJobs, drawGrade, managerOf } from './job-rows.ts';
import { writeLifeRows } from './life-rows.ts';
import { buildOccupants, type Occupant } from './occupants.ts';
import { writeOutsourcingRows } from './outsourcing-rows.ts';
import { writePayRows } from './pay-rows.ts';
import { writePayRuns } from './pay-run-rows.ts';
import { writePerformanceRows } from './performance-rows.ts';
import { buildPerson } from './person-rows.ts';
import { buildRecordRows, insertRecordRows, type RecordRows } from './record-rows.ts';
import { writeRecruitRows } from './recruit-rows.ts';
import {
  buildStructure,
  organRows,
  type SeededOrgan,
  type Structure,
  structureRows,
} from './structure.ts';
import { writeSupplierRows } from './supplier-rows.ts';
import { writeTourRows } from './tour-rows.ts';
import { writeTrainingRows } from './training-rows.ts';
import { writeWorkReports } from './work-report-rows.ts';

/** A tenant as it was written, as far as accounts need it. */
export interface SeededTenant {
  readonly tenantId: string;
  readonly plan: TenantPlan;
  /** The day everything is relative to. */
  readonly anchor: string;
  /** Organisations by the code of their plan. */
  readonly organIds: ReadonlyMap<string, string>;
  /** Employment by sign-in name, of the people whose plan names one. */
  readonly employmentOfAccount: ReadonlyMap<string, string>;
  readonly employments: number;
}

/** Hears how many employments of how many are written. */
export type Progress = (written: number, total: number) => void;

/** Employments per transaction: keeps both the memory and the time of one statement small. */
const BATCH = 1000;

/** Companies of a test of size begin without a history of time. */
const MOST_WITH_TIME = 1000;

/** Writes a whole tenant, batch by batch. The same plan and anchor day give the same rows, ids included. */
export async function writeTenant(
  database: GatewayDatabase,
  plan: TenantPlan,
  anchor: string,
  progress: Progress = () => undefined,
): Promise<SeededTenant> {
  const random = createRandom(plan.seed, Date.parse(anchor));
  // A source of their own: what records are made up of moves no one else.
  const recordRandom = createRandom(plan.seed + 1, Date.parse(anchor));
  const structure = buildStructure(plan, anchor, random);
  const { tenantId } = structure;
  const occupants = buildOccupants(structure, random);
  const leaders = new Map(
    occupants.filter(({ leads }) => leads).map((occupant) => [occupant.organ, occupant]),
  );
  // A source of its own: what others draw stays as it was.
  const chance = createRandom(plan.seed + 1, Date.parse(anchor));
  const dated = organRows(structure, chance, (organ) => leaders.get(organ)?.employmentId ?? null);
  await writeStructure(database, structure, dated, occupants.length);
  for (let start = 0; start < occupants.length; start += BATCH) {
    const batch = occupants.slice(start, start + BATCH).map((occupant, index) => {
      const rows = buildRows(structure, random, occupant, leaders, start + index + 1);
      const { person, employment } = rows;
      return {
        ...rows,
        records: person && buildRecordRows(structure, recordRandom, { person, employment }),
      };
    });
    await patiently(() => writeBatch(database, tenantId, batch));
    progress(Math.min(occupants.length, start + BATCH), occupants.length);
  }
  await patiently(() =>
    database.withTransaction({ tenantId, accountId: null }, 'write', async (transaction) => {
      await writeLeaders(transaction, tenantId, dated);
      await writeLifeRows(transaction, structure, recordRandom, occupants);
      await writeTimeAndPay(transaction, structure, occupants);
      await writeRecruitRows(transaction, structure, occupants);
      await writeOutsourcingRows(transaction, structure, occupants);
      await writePerformanceRows(transaction, structure, occupants, leaders);
      await writeTrainingRows(transaction, structure, occupants);
      await writeTourRows(transaction, structure, occupants);
      await writeSupplierRows(transaction, structure, occupants);
      await writeDocumentRows(transaction, structure);
      await writeWorkReports(transaction, structure);
    }),
  );
  return {
    tenantId,
    plan,
    anchor,
    organIds: new Map([...structure.organByCode].map(([code, { id }]) => [code, id])),
    employments: occupants.length,
    employmentOfAccount: accountsOf(occupants),
  };
}

/** Time and pay; companies of a test of size begin without a history of them. */
async function writeTimeAndPay(
  transaction: DatabaseTransaction,
  structure: Structure,
  occupants: readonly Occupant[],
): Promise<void> {
  const hasHistory = occupants.length <= MOST_WITH_TIME;
  if (hasHistory) await writeTime(transaction, structure, new Set(accountsOf(occupants).values()));
  await writePayRows(transaction, structure, occupants);
  if (!hasHistory) return;
  await writeDeparture(transaction, structure, occupants);
  await writePayRuns(transaction, structure, occupants);
  await writeDetailRows(transaction, structure, occupants);
}

function accountsOf(occupants: readonly Occupant[]): ReadonlyMap<string, string> {
  return new Map(
    occupants.flatMap(({ fixed, employmentId, sameAs }) =>
      fixed?.account === undefined || sameAs !== null
        ? []
        : [[fixed.account, employmentId] as const],
    ),
  );
}

/** No one leads before there are people: the rows of organisations are there first, the leaders come last. */
async function writeLeaders(
  transaction: DatabaseTransaction,
  tenantId: string,
  dated: readonly Row<'organ_row'>[],
): Promise<void> {
  const leaders = dated.map(({ id, leader_id }) => ({ id, leader_id }));
  await sql`update organ_row o set leader_id = x.leader_id
    from jsonb_populate_recordset(null::organ_row, ${JSON.stringify(leaders)}::jsonb) x
    where o.tenant_id = ${tenantId} and o.id = x.id`.execute(transaction);
}

async function writeStructure(
  database: GatewayDatabase,
  structure: Structure,
  dated: readonly Row<'organ_row'>[],
  employments: number,
): Promise<void> {
  const { tenantId, plan } = structure;
  await database.withOperatorTransaction({ accountId: null }, 'write', (transaction) =>
    transaction
      .insertInto('tenant')
      .values({
        id: tenantId,
        code: plan.code,
        name: plan.name,
        locale: plan.locale,
        system_code: plan.systemCode,
      })
      .execute(),
  );
  const rows = structureRows(structure);
  await database.withTransaction({ tenantId, accountId: null }, 'write', async (transaction) => {
    await insertRows(transaction, 'grade', rows.grade);
    await insertRows(transaction, 'post_category', rows.post_category);
    await insertRows(transaction, 'post', rows.post);
    await insertRows(transaction, 'organ', rows.organ);
    await insertRows(
      transaction,
      'organ_row',
      dated.map((row) => ({ ...row, leader_id: null })),
    );
    await insertRows(transaction, 'position', rows.position);
    await insertRows(transaction, 'position_plan', rows.position_plan);
    await writeCompanyRows(transaction, structure, employments);
  });
}

interface OccupantRows {
  readonly person: Row<'person'> | null;
  readonly employment: Row<'employment'>;
  readonly jobs: readonly Row<'job_row'>[];
  readonly contracts: readonly Row<'contract'>[];
  readonly educations: readonly Row<'education'>[];
  readonly contacts: readonly Row<'emergency_contact'>[];
  readonly bank: Row<'bank_account'> | null;
  readonly history: readonly Row<'record_change'>[];
}

function buildRows(
  structure: Structure,
  random: Random,
  occupant: Occupant,
  leaders: ReadonlyMap<SeededOrgan, Occupant>,
  serial: number,
): OccupantRows {
  const grade = drawGrade(structure, random, occupant);
  const manager = managerOf(occupant, leaders);
  const { person, firstWorkedOn, ...rest } = buildPerson(
    structure,
    random,
    occupant,
    serial,
    grade,
  );
  const changes = drawChangeCount(random, occupant, structure.anchor);
  const known = occupant.sameAs !== null;
  const employment = buildEmployment(structure, random, occupant, firstWorkedOn, changes);
  return {
    person: known ? null : person,
    employment,
    jobs: buildJobs(structure, random, occupant, grade, manager?.employmentId ?? null),
    contracts: buildContracts(structure, random, occupant, employment),
    educations: known ? [] : rest.educations,
    contacts: known ? [] : rest.contacts,
    bank: known ? null : rest.bank,
    history: buildHistory(structure, random, occupant, person, changes),
  };
}

function writeBatch(
  database: GatewayDatabase,
  tenantId: string,
  batch: readonly (OccupantRows & { readonly records: RecordRows | null })[],
): Promise<void> {
  return database.withTransaction({ tenantId, accountId: null }, 'write', async (transaction) => {
    await insertRows(
      transaction,
      'person',
      batch.flatMap(({ person }) => person ?? []),
    );
    await insertRows(
      transaction,
      'employment',
      batch.map(({ employment }) => employment),
    );
    await insertRows(
      transaction,
      'job_row',
      batch.flatMap(({ jobs }) => jobs),
    );
    // The newest first: a contract names the one that followed it, and a statement ends in between.
    await insertRows(
      transaction,
      'contract',
      batch.flatMap(({ contracts }) => contracts.toReversed()),
    );
    await insertRows(
      transaction,
      'education',
      batch.flatMap(({ educations }) => educations),
    );
    await insertRows(
      transaction,
      'emergency_contact',
      batch.flatMap(({ contacts }) => contacts),
    );
    await insertRows(
      transaction,
      'bank_account',
      batch.flatMap(({ bank }) => bank ?? []),
    );
    await insertRecordRows(
      transaction,
      batch.flatMap(({ records }) => records ?? []),
    );
    await insertRows(
      transaction,
      'record_change',
      batch.flatMap(({ history }) => history),
    );
  });
}
