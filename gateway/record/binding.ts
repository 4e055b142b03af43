/** A declared record with the table its rows are in, its words and its rules. */
import type { RawBuilder } from 'kysely';
import type {
  AnyRecord,
  FieldProblem,
  LineTable,
  RecordDeclaration,
} from '#bridge/calls/record/define.ts';
import type { FieldTable, FieldValue } from '#bridge/calls/record/field.ts';
import type { NameIn, RowValues, StoredIn, VirtualIn } from '#bridge/calls/record/values.ts';
import type { RecordWords } from '#bridge/calls/record/words.ts';
import type { Database } from '../db/tables.ts';
import type { CallContext } from '../kernel/handler.ts';
import type { SheetRow } from '../kernel/sheets/read-sheet.ts';

/** The name of a table. */
export type TableName = keyof Database & string;

/** What the SQL of a virtual field may know; the row is `r`. */
export interface VirtualScope {
  readonly tenantId: string;
  readonly today: string;
}

/** The SQL of a virtual field. */
export type VirtualSql = (scope: VirtualScope) => RawBuilder<unknown>;

/** One row of a save, as rules see it. Values are those of the declaration, whatever the columns are called. */
export interface Change<Fields = FieldTable, State extends string = string> {
  readonly action: 'create' | 'update' | 'move' | 'remove';
  readonly id: string;
  readonly before: RowValues<Fields> | null;
  readonly after: RowValues<Fields>;
  readonly changed: ReadonlySet<string>;
  readonly stateBefore: State | null;
  readonly stateAfter: State | null;
}

/** What a rule found wrong: with which row of the save, and where in it. */
export interface ChangeIssue<Name extends string = string> extends FieldProblem<Name> {
  readonly id: string;
}

/** The rules of a record. Each slot gets all rows of a save at once, so that none asks row by row. */
export interface RecordRules<Fields, State extends string, MoveName extends string> {
  /** Columns that are no fields, out of the row's own values: sort keys, sums. */
  derive?(values: RowValues<Fields>): Readonly<Record<string, FieldValue | null>>;
  /** Reads, and refuses; may lock what it counts. */
  check?(
    changes: readonly Change<Fields, State>[],
    context: CallContext,
  ): Promise<readonly ChangeIssue<NameIn<Fields>>[]>;
  /** Ids of those rows that something else is based on; they are not removed. */
  inUse?(ids: readonly string[], context: CallContext): Promise<readonly string[]>;
  /** What is wrong with a move; asked again when an approval has passed. */
  readonly guards?: {
    readonly [Name in MoveName]?: (
      change: Change<Fields, State>,
      context: CallContext,
    ) => Promise<readonly FieldProblem<NameIn<Fields>>[]>;
  };
  /** Writes in the same transaction; cannot save the record itself. With all records it makes rows of other ones. */
  effects?(
    changes: readonly Change<Fields, State>[],
    context: CallContext,
    records: Records,
  ): Promise<void>;
  /** Writes in the transaction in which an approval of a move ended without it. */
  declined?(id: string, context: CallContext): Promise<void>;
  /** A sheet does not bring back a row that somebody else removed. */
  readonly staysRemoved?: boolean;
  /** Brings the sheet of another system to the headings of the record; one it does not know stays as it is. */
  sheet?(rows: readonly SheetRow[]): readonly SheetRow[];
  /** Shown with a row and never asked for: by row id, then by name. */
  computed?(
    ids: readonly string[],
    context: CallContext,
  ): Promise<ReadonlyMap<string, Readonly<Record<string, string>>>>;
}

/** The rules of any record. */
export type AnyRules = RecordRules<Record<string, never>, string, string>;

/** The table of one kind of lines: `owner` holds the id of the row they belong to. */
export interface LineBinding {
  readonly table: TableName;
  readonly owner: string;
  readonly columns?: Readonly<Record<string, string>>;
}

/** A record that is bound to its table. */
export interface BoundRecord {
  readonly record: AnyRecord;
  readonly table: TableName;
  readonly words: RecordWords;
  /** Columns whose names do not follow from their fields. */
  readonly columns: Readonly<Record<string, string>>;
  /** Columns that fields are sorted by in their place, such as the pinyin of a name. */
  readonly sortKeys: Readonly<Record<string, string>>;
  readonly virtuals: Readonly<Record<string, VirtualSql>>;
  readonly lines: Readonly<Record<string, LineBinding>>;
  readonly keyword: FileSearch | null;
  readonly rules: AnyRules;
}

/** What the search of a list finds besides fields: the words of files, for those who may read their field. */
export interface FileSearch {
  readonly field: string;
  /** The condition on the row `r`; the word is in small letters. */
  finds(tenantId: string, word: string): RawBuilder<boolean>;
}

type Snake<Name extends string> = Name extends `${infer Head}${infer Tail}`
  ? Head extends Lowercase<Head>
    ? `${Head}${Snake<Tail>}`
    : `_${Lowercase<Head>}${Snake<Tail>}`
  : Name;

/** The column of a field: in small letters, with `_id` where it holds one. */
type UsualColumn<Fields, Name extends NameIn<Fields>> = Fields[Name] extends {
  readonly kind: 'reference' | 'file';
}
  ? `${Snake<Name>}_id`
  : Snake<Name>;

type ColumnsOf<Fields, Renamed> = {
  [Name in StoredIn<Fields>]: Name extends keyof Renamed
    ? Renamed[Name]
    : UsualColumn<Fields, Name>;
}[StoredIn<Fields>];

type HouseKeeping = 'tenant_id' | 'id' | 'custom' | 'version' | 'created_at' | 'removed_at';

/** The columns a table lacks; a binding to such a table does not compile. */
type MissingColumns<Fields, Renamed, Table extends TableName> = Exclude<
  ColumnsOf<Fields, Renamed> | HouseKeeping,
  keyof Database[Table]
>;

interface Binding<Fields, Lines, State extends string, MoveName extends string, Renamed, Table> {
  readonly table: Table;
  readonly words: RecordWords;
  readonly columns?: Renamed;
  readonly sortKeys?: Readonly<Partial<Record<NameIn<Fields>, string>>>;
  readonly virtuals?: { readonly [Name in VirtualIn<Fields>]: VirtualSql };
  readonly lines?: { readonly [Kind in NameIn<Lines>]: LineBinding };
  readonly keyword?: FileSearch;
  readonly rules?: RecordRules<Fields, State, MoveName>;
}

/** Virtual fields need their SQL and lines their tables; without any there is nothing to say. */
type Needed<Fields, Lines> = ([VirtualIn<Fields>] extends [never]
  ? unknown
  : { readonly virtuals: object }) &
  ([NameIn<Lines>] extends [never] ? unknown : { readonly lines: object });

/** Binds a record to its table. A field without a column does not compile. */
export function bindRecord<
  Fields extends FieldTable,
  Lines extends LineTable,
  State extends string,
  MoveName extends string,
  const Table extends TableName,
  const Renamed extends Readonly<Record<string, string>> = Readonly<Record<never, never>>,
>(
  record: RecordDeclaration<string, Fields, string, string, string, Lines, State, MoveName, string>,
  binding: Binding<Fields, Lines, State, MoveName, Renamed, Table> &
    Needed<Fields, Lines> &
    ([MissingColumns<Fields, Renamed, Table>] extends [never]
      ? unknown
      : { readonly missing: MissingColumns<Fields, Renamed, Table> }),
): BoundRecord {
  return Object.freeze({
    record: record as unknown as AnyRecord,
    table: binding.table,
    words: binding.words,
    columns: binding.columns ?? {},
    sortKeys: (binding.sortKeys ?? {}) as Readonly<Record<string, string>>,
    virtuals: (binding.virtuals ?? {}) as Readonly<Record<string, VirtualSql>>,
    lines: (binding.lines ?? {}) as Readonly<Record<string, LineBinding>>,
    keyword: binding.keyword ?? null,
    rules: (binding.rules ?? {}) as unknown as AnyRules,
  });
}

/**
 * Where approvals attach: asked before an approvable move. Returns the id of the approval the row now waits for, or null
 * when the move goes on.
 */
export type TransitionGate = (
  context: CallContext,
  asked: {
    readonly record: string;
    readonly move: string;
    readonly rowId: string;
    readonly version: number;
  },
) => Promise<string | null>;

/** The bound records of a gateway, by name. */
export interface Records {
  readonly all: readonly BoundRecord[];
  readonly gate: TransitionGate;
  find(name: string): BoundRecord | undefined;
}

/** Gathers the bound records; what they refer to is found in here. Without a gate every move goes on. */
export function gatherRecords(
  all: readonly BoundRecord[],
  gate: TransitionGate = () => Promise.resolve(null),
): Records {
  const byName = new Map(all.map((bound) => [bound.record.name, bound]));
  if (byName.size !== all.length) throw new Error('Two records have the same name.');
  return { all, gate, find: (name) => byName.get(name) };
}
