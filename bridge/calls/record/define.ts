/** A business record as one value: what both sides of the border need to know of it. */
import type { Service } from '../kit/define.ts';
import type { FieldIssue } from '../kit/words.ts';
import type { Field, FieldTable, FieldValue } from './field.ts';
import type { ChoiceIn, NameIn, NamesOfKind, NamesTo, RowValues } from './values.ts';

/** Whose rows a role reaches: those of people, those of organisations, or all of the company. */
export type RecordRange<Fields extends FieldTable> =
  | { readonly of: 'person'; readonly field: NamesTo<Fields, 'employment'> }
  | { readonly of: 'organ'; readonly field: NamesTo<Fields, 'organ'> }
  | { readonly of: 'company' };

/** The colour of a tag: what a state or a value means at a glance. */
export type RecordTone = 'neutral' | 'accent' | 'good' | 'warn' | 'bad';

/** The list of a record: what it shows, and by what it is filtered, sorted, searched and counted. */
export interface RecordList<Fields extends FieldTable, Filter, Sort> {
  readonly columns: readonly NameIn<Fields>[];
  readonly filters: readonly Filter[];
  readonly sorts: readonly Sort[];
  readonly sort: { readonly column: NoInfer<Sort>; readonly direction: 'asc' | 'desc' };
  /** The texts a keyword looks into. */
  readonly search: readonly NamesOfKind<Fields, 'text'>[];
  /** The choice whose values the count counts; the state where there are states. */
  readonly figures?: ChoiceIn<Fields>;
  /** The colours of the values of the figures' choice; states have theirs. */
  readonly tones?: Readonly<Record<string, RecordTone>>;
}

/** Lines that belong to one row and are saved with it. */
export interface LineDeclaration {
  readonly fields: FieldTable;
  /** The most lines of a row, 200 at the outside. */
  readonly most: number;
}

/** The kinds of lines of a record by name. */
export type LineTable = Readonly<Record<string, LineDeclaration>>;

/** One way from some states to another; it asks for an approval or for a reason, as an approval has words of its own. */
export type Move<State, Name> = MoveWay<State, Name> &
  (
    | {
        /** An approval may be asked for before it happens. */
        readonly approvable?: true;
        readonly reason?: never;
      }
    | {
        readonly approvable?: never;
        /** It needs words that say why; the history keeps them. */
        readonly reason?: true;
      }
  );

interface MoveWay<State, Name> {
  readonly from: readonly State[];
  readonly to: State;
  /** Fields that must be filled before. */
  readonly needs?: readonly Name[];
  /** The function it needs; the edit function without it. */
  readonly functionId?: string;
}

/** The states of a record. A move is the only thing that changes one. */
export interface RecordStates<State extends string, MoveName extends string, Name> {
  readonly values: readonly State[];
  readonly initial: NoInfer<State>;
  readonly moves: Readonly<Record<MoveName, Move<NoInfer<State>, Name>>>;
  /** The colour of a state's tag; neutral without it. */
  readonly tones?: Readonly<Partial<Record<NoInfer<State>, RecordTone>>>;
  /** What cannot be changed in a state: some fields and kinds of lines, or the whole row, which then cannot be removed either. */
  readonly closed?: Readonly<
    Partial<Record<NoInfer<State>, 'row' | readonly (Name | `lines.${string}`)[]>>
  >;
}

/** A record of dated rows: one owner has one row for every day from the first on. */
export interface Dated<Name> {
  /** The reference that names the owner. */
  readonly of: Name;
  readonly from: Name;
  /** The last day of a row; empty in the last one. */
  readonly to: Name;
}

/** One thing wrong with one field. */
export interface FieldProblem<Name> {
  readonly field: Name;
  readonly issue: FieldIssue;
  /** The limit that the words of the issue name. */
  readonly min?: number;
  readonly max?: number;
  /** The day that they name. */
  readonly day?: string;
}

/** The calls whose part of the path the specification names. */
export type PartName =
  | 'page'
  | 'count'
  | 'form'
  | 'get'
  | 'create'
  | 'update'
  | 'updateMany'
  | 'move'
  | 'moveMany'
  | 'remove'
  | 'removeMany'
  | 'history'
  | 'choices'
  | 'export'
  | 'import'
  | 'begin'
  | 'correct'
  | 'undo';

/** What is declared of a record. Nothing in it asks anything: no SQL, no React, and one pure check. */
export interface RecordDeclaration<
  Name extends string,
  Fields extends FieldTable,
  Filter extends string,
  Sort extends string,
  Section extends string,
  Lines extends LineTable,
  State extends string,
  MoveName extends string,
  DatedBy extends string,
> {
  /** Also what field rules and the history are filed under. */
  readonly name: Name;
  /** The path of its calls up to the last part; its second part is the service area. */
  readonly base: `/gateway/${Service}/web/${string}`;
  readonly paths?: Readonly<Partial<Record<PartName, string>>>;
  /** Opens the record; with `.edit`, `.remove`, `.export` and `.import` behind it the other functions. */
  readonly functionId: string;
  /** The page of the list, and `/:id` for a row of it. */
  readonly route: string;
  readonly fields: Fields;
  /** What a row is called by. */
  readonly title: NameIn<Fields>;
  /** The fields by which a sheet says which row it means. */
  readonly key: readonly NameIn<Fields>[];
  readonly range: RecordRange<Fields>;
  readonly list: RecordList<Fields, Filter & NameIn<Fields>, Sort & NameIn<Fields>>;
  /** The groups a row's page shows its fields in. */
  readonly sections: Readonly<Record<Section, readonly NameIn<Fields>[]>>;
  readonly lines?: Lines;
  readonly states?: RecordStates<State, MoveName, NameIn<Fields>>;
  /** Dated rows have `begin`, `correct` and `undo` in the place of `create`, `update` and `remove`. */
  readonly dated?: Dated<DatedBy & NameIn<Fields>>;
  /** Days before a day on which it is time to act. */
  readonly reminders?: Readonly<Partial<Record<NamesOfKind<Fields, 'day'>, readonly number[]>>>;
  /** What one row alone can say about itself; runs in the form and in the gateway. */
  check?(values: RowValues<Fields>): readonly FieldProblem<NameIn<Fields>>[];
}

/** Any record, without its types: what the kit works with. */
export interface AnyRecord {
  readonly name: string;
  readonly base: `/gateway/${Service}/web/${string}`;
  readonly paths?: Readonly<Partial<Record<PartName, string>>>;
  readonly functionId: string;
  readonly route: string;
  readonly fields: FieldTable;
  readonly title: string;
  readonly key: readonly string[];
  readonly range:
    | { readonly of: 'person' | 'organ'; readonly field: string }
    | { readonly of: 'company' };
  readonly list: {
    readonly columns: readonly string[];
    readonly filters: readonly string[];
    readonly sorts: readonly string[];
    readonly sort: { readonly column: string; readonly direction: 'asc' | 'desc' };
    readonly search: readonly string[];
    readonly figures?: string;
    readonly tones?: Readonly<Record<string, RecordTone>>;
  };
  readonly sections: Readonly<Record<string, readonly string[]>>;
  readonly lines?: LineTable;
  readonly states?: RecordStates<string, string, string>;
  readonly dated?: Dated<string>;
  readonly reminders?: Readonly<Record<string, readonly number[] | undefined>>;
  check?(values: Readonly<Record<string, FieldValue | null>>): readonly FieldProblem<string>[];
}

/** The fields of a record. */
export type FieldsOf<R> = R extends { readonly fields: infer Fields extends FieldTable }
  ? Fields
  : never;

/** Declares a record. What does not fit together does not compile. */
export function defineRecord<
  const Name extends string,
  const Fields extends FieldTable,
  const Filter extends NameIn<Fields>,
  const Sort extends NameIn<Fields>,
  const Section extends string,
  const Lines extends LineTable = Readonly<Record<never, never>>,
  const State extends string = never,
  const MoveName extends string = never,
  const DatedBy extends NameIn<Fields> = never,
>(
  declaration: RecordDeclaration<
    Name,
    Fields,
    Filter,
    Sort,
    Section,
    Lines,
    State,
    MoveName,
    DatedBy
  >,
): RecordDeclaration<Name, Fields, Filter, Sort, Section, Lines, State, MoveName, DatedBy> {
  return Object.freeze(declaration);
}

/** The service area of a record. */
export function serviceOf({ base }: Pick<AnyRecord, 'base'>): Service {
  return base.split('/')[2] as Service;
}

/** A field of a record by its name; a name that is none is a fault of the code. */
export function fieldOf(
  { name: record, fields }: Pick<AnyRecord, 'name' | 'fields'>,
  name: string,
): Field {
  const field = fields[name];
  if (field === undefined) throw new Error(`${record} has no field ${name}`);
  return field;
}

/** The functions of a record: what the roles of a company choose from. */
export function functionsOf({ functionId, states }: AnyRecord): readonly string[] {
  const moves = Object.values(states?.moves ?? {}).flatMap((move) => move.functionId ?? []);
  const verbs = ['edit', 'remove', 'export', 'import'].map((verb) => `${functionId}.${verb}`);
  return [...new Set([functionId, ...verbs, ...moves])];
}
