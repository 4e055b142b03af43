import { columnOf } from '#gateway/record/columns.ts';
import { records } from '#gateway/services/records.ts';
import type { AsOwner, IdsByTable } from '../canaries.ts';

/** The columns of a table as a row of JSON. */
export type Row = Readonly<Record<string, unknown>>;

/** Where the people are whose rights are tried. */
export interface Branch {
  readonly tenantId: string;
  /** Their organisation, with all below it. */
  readonly organId: string;
  /** The employment of the person who reaches only the own record. */
  readonly employmentId: string;
}

/** The rows of a company by whether they belong to a branch of it. */
export interface SplitRows {
  /** Ids of the branch, and of rows that belong to the whole company. */
  readonly own: IdsByTable;
  /** Ids of the one person, and of rows that belong to the whole company. */
  readonly ofPerson: IdsByTable;
  /** Ids of everything that belongs elsewhere. */
  readonly foreign: IdsByTable;
  /** The tables whose rows belong to somebody or to an organisation, with the column that says so. */
  readonly placed: ReadonlyMap<string, string>;
  /** Whether an employment, an organisation or a row of theirs belongs elsewhere. */
  isForeignId(id: string): boolean;
  /** Whether a row of a table belongs elsewhere. */
  isForeign(table: string, row: Row): boolean;
}

/** What a row belongs to, where neither its record nor the name of a column says it. */
const placedBy: Readonly<Record<string, string>> = {
  organ: 'id',
  employment: 'id',
  approval: 'subject_employment',
  organ_row: 'organ_id',
  work_report_comment: 'work_report_id',
  work_report_receiver: 'work_report_id',
  interview_member: 'interview_id',
  interview_choice_member: 'choice_id',
  record_history: 'row_id',
  record_file: 'row_id',
};

/** Of the whole company, though a column names a person or a place. */
const ofCompany: ReadonlySet<string> = new Set([
  'person_tag_member',
  'membership',
  'notice',
  'role_rule',
  'notice_target',
]);

/** Reads of every table which rows belong to a branch and which ones elsewhere. */
export async function splitRows(asOwner: AsOwner, branch: Branch): Promise<SplitRows> {
  const columns = await readColumns(asOwner);
  const placed = placeTables(columns, await readParents(asOwner));
  const roots = await readRoots(asOwner, branch);
  const own = new Map<string, readonly string[]>();
  const ofPerson = new Map<string, readonly string[]>();
  const foreign = new Map<string, readonly string[]>();
  const rows = new Map<string, readonly PlacedId[]>();
  for (const [table, names] of columns) {
    if (!names.has('id') || !names.has('tenant_id')) continue;
    rows.set(table, await readIds(asOwner, branch.tenantId, table, placed.get(table)));
  }
  const rootOf = followPlaces([...roots.keys()], [...rows.values()].flat());
  const side = (id: string) => roots.get(rootOf.get(id) ?? '');
  for (const [table, known] of rows) {
    const ids = known.map(({ id }) => id);
    const common = placed.has(table) ? [] : ids;
    own.set(table, [...ids.filter((id) => side(id) === 'own'), ...common].slice(0, 2));
    const personal = ids.filter((id) => rootOf.get(id) === branch.employmentId);
    ofPerson.set(table, [...personal, ...common].slice(0, 2));
    foreign.set(table, ids.filter((id) => side(id) === 'foreign').slice(0, 1));
  }
  return {
    own: filled(own),
    ofPerson: filled(ofPerson),
    foreign: filled(foreign),
    placed,
    isForeignId: (id) => side(id) === 'foreign',
    isForeign: (table, row) => side(String(row[placed.get(table) ?? ''])) === 'foreign',
  };
}

const filled = (ids: IdsByTable): IdsByTable =>
  new Map([...ids].filter(([, known]) => known.length > 0));

interface PlacedId {
  readonly id: string;
  readonly place: string | null;
}

/** To which employment or organisation each row belongs in the end; a row that is a part of a part comes a round later. */
function followPlaces(
  roots: readonly string[],
  rows: readonly PlacedId[],
): ReadonlyMap<string, string> {
  const rootOf = new Map(roots.map((id) => [id, id]));
  for (let before = -1; before < rootOf.size; ) {
    before = rootOf.size;
    for (const { id, place } of rows) {
      const root = rootOf.get(place ?? '');
      if (root !== undefined && !rootOf.has(id)) rootOf.set(id, root);
    }
  }
  return rootOf;
}

type Columns = ReadonlyMap<string, ReadonlySet<string>>;

async function readColumns(asOwner: AsOwner): Promise<Columns> {
  const { rows } = await asOwner((client) =>
    client.query<{ table: string; names: string[] }>(
      `select table_name as table, array_agg(column_name::text) as names
      from information_schema.columns where table_schema = 'app' group by 1 order by 1`,
    ),
  );
  return new Map(rows.map(({ table, names }) => [table, new Set(names)]));
}

interface Parent {
  readonly table: string;
  readonly column: string;
  readonly parent: string;
}

async function readParents(asOwner: AsOwner): Promise<readonly Parent[]> {
  const { rows } = await asOwner((client) =>
    client.query<Parent>(
      `select c.relname as table, a.attname as column, p.relname as parent
      from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class p on p.oid = k.confrelid
      cross join lateral unnest(k.conkey, k.confkey) as pair (here, there)
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = pair.here
      join pg_attribute b on b.attrelid = k.confrelid and b.attnum = pair.there
      where k.contype = 'f' and c.relnamespace = 'app'::regnamespace and b.attname = 'id'
      order by k.conname`,
    ),
  );
  return rows;
}

/** The column of each table that says to whom a row belongs: of the record, of the name, or of the row it is a part of. */
function placeTables(columns: Columns, parents: readonly Parent[]): ReadonlyMap<string, string> {
  const placed = new Map<string, string>();
  for (const [table, names] of columns) {
    const column = directPlace(table, names);
    if (column !== undefined && !ofCompany.has(table)) placed.set(table, column);
  }
  // What is a part of a part comes a round later.
  for (let round = 0; round < 4; round += 1) {
    const known = new Set(placed.keys());
    for (const { table, column, parent } of parents) {
      if (placed.has(table) || ofCompany.has(table) || !known.has(parent)) continue;
      if (records.all.some((bound) => bound.table === table)) continue;
      if (column === `${parent}_id` || column.endsWith(`_${parent}_id`) || isPart(column, parent))
        placed.set(table, column);
    }
  }
  return placed;
}

/** Parts named by the last word of what they are a part of: `session_id` of `training_session`. */
function isPart(column: string, parent: string): boolean {
  return column.endsWith('_id') && parent.endsWith(column.replace(/_id$/, ''));
}

function directPlace(table: string, names: ReadonlySet<string>): string | undefined {
  const known = placedBy[table];
  if (known !== undefined) return known;
  const bound = records.all.find((one) => one.table === table);
  if (bound !== undefined) {
    const { range } = bound.record;
    return range.of === 'company' ? undefined : columnOf(bound, range.field);
  }
  return ['employment_id', 'organ_id'].find((name) => names.has(name));
}

type Side = 'own' | 'foreign';

/** The employments and organisations by side; what lies above the branch is on none. */
async function readRoots(
  asOwner: AsOwner,
  { tenantId, organId }: Branch,
): Promise<ReadonlyMap<string, Side>> {
  const { rows } = await asOwner((client) =>
    client.query<{ id: string; side: Side }>(
      `with branch as (select path from app.organ_row
          where tenant_id = $1 and organ_id = $2 and to_on is null),
        inside as (select o.organ_id as id, bool_or(starts_with(o.path, b.path)) as own,
            bool_or(starts_with(b.path, o.path)) as above
          from app.organ_row o, branch b where o.tenant_id = $1 group by 1)
      select id, case when own then 'own' else 'foreign' end as side from inside where own or not above
      union all
      select j.employment_id, case when bool_or(i.own) then 'own' else 'foreign' end
      from app.job_row j join inside i on i.id = j.organ_id where j.tenant_id = $1 group by 1`,
      [tenantId, organId],
    ),
  );
  return new Map(rows.map(({ id, side }) => [id, side]));
}

async function readIds(
  asOwner: AsOwner,
  tenantId: string,
  table: string,
  column: string | undefined,
): Promise<readonly PlacedId[]> {
  const { rows } = await asOwner((client) =>
    client.query<PlacedId>(
      `select id, ${column === undefined ? 'null' : `"${column}"`}::text as place
      from app."${table}" where tenant_id = $1 order by id`,
      [tenantId],
    ),
  );
  return rows;
}
