/** The calls of a record, as types. */
import type * as z from 'zod/mini';
import type { Call } from '../kit/define.ts';
import type { RecordDeclaration } from './define.ts';
import type {
  BeginRequest,
  CorrectRequest,
  CreateRequest,
  ExportRequest,
  FilterRequest,
  MoveManyRequest,
  MoveRequest,
  PageRequest,
  UpdateManyRequest,
  UpdateRequest,
} from './requests.ts';
import type * as schemas from './result-schemas.ts';
import type { RecordCount, RecordDetail, RecordForm, RecordPage } from './results.ts';

type Typed<Value> = z.ZodMiniType<Value, Value>;

/** A call of a record, by what it takes and returns. */
export type RecordCall<Request, Result> = Call<Typed<Request>, Typed<Result>>;

/** One row by its id. */
export interface IdRequest {
  readonly id: string;
}

/** One row by its id, in the version it is known in. */
export interface VersionRequest extends IdRequest {
  readonly version: number;
}

/** The history of one row. */
export interface HistoryRequest extends IdRequest {
  readonly page?: number | undefined;
  readonly rows?: number | undefined;
}

/** Rows to choose from: for a reference of the record, or of the record itself. */
export interface ChoicesRequest {
  readonly field?: string | undefined;
  readonly keyword?: string | undefined;
  readonly ids?: string | readonly string[] | undefined;
}

/** A sheet to be read. */
export interface ImportRequest {
  readonly mode: 'check' | 'save';
  readonly file: File;
  /** Cells to be read otherwise than the file has them: `Mend[]` as JSON. */
  readonly mends?: string | undefined;
}

/** A cell that is read otherwise than the file has it. */
export interface Mend {
  readonly row: number;
  readonly column: string;
  readonly value: string;
}

/** What an import did, or would do. */
export type ImportReport = z.output<typeof schemas.importResult>;

/** One cell of a sheet that cannot be read or saved. */
export type CellError = z.output<typeof schemas.cellError>;

/** What became of one row of a batch. */
export type Outcome = Outcomes['results'][number];

/** What became of the rows of a batch. */
export type Outcomes = z.output<typeof schemas.outcomesResult>;

/** Rows to choose from. */
export type Choices = z.output<typeof schemas.choicesResult>;

/** One page of the history of a row. */
export type HistoryPage = z.output<typeof schemas.historyResult>;

/** The calls that every record has. */
export interface ReadingCalls<R> {
  readonly page: RecordCall<PageRequest<R>, RecordPage<R>>;
  readonly count: RecordCall<FilterRequest<R>, RecordCount>;
  readonly form: RecordCall<Record<never, never>, RecordForm<R>>;
  readonly get: RecordCall<IdRequest, RecordDetail<R>>;
  readonly history: RecordCall<HistoryRequest, HistoryPage>;
  readonly choices: RecordCall<ChoicesRequest, Choices>;
  readonly export: RecordCall<ExportRequest<R>, null>;
}

/** The calls that change rows which are not dated. */
export interface WritingCalls<R> {
  readonly create: RecordCall<CreateRequest<R>, RecordDetail<R>>;
  readonly update: RecordCall<UpdateRequest<R>, RecordDetail<R>>;
  readonly updateMany: RecordCall<UpdateManyRequest<R>, Outcomes>;
  readonly remove: RecordCall<VersionRequest, null>;
  readonly removeMany: RecordCall<{ readonly ids: readonly string[] }, Outcomes>;
  readonly import: RecordCall<ImportRequest, ImportReport>;
}

/** The calls that change dated rows. */
export interface DatedCalls<R> {
  readonly begin: RecordCall<BeginRequest<R>, RecordDetail<R>>;
  readonly correct: RecordCall<CorrectRequest<R>, RecordDetail<R>>;
  readonly undo: RecordCall<VersionRequest, null>;
}

/** The calls that move rows from one state to another. */
export interface MovingCalls<R> {
  readonly move: RecordCall<MoveRequest<R>, RecordDetail<R>>;
  readonly moveMany: RecordCall<MoveManyRequest<R>, Outcomes>;
}

type StateOf<R> =
  R extends RecordDeclaration<
    string,
    infer _F,
    infer _A,
    infer _B,
    infer _C,
    infer _D,
    infer State,
    infer _E,
    infer DatedBy
  >
    ? { state: State; dated: DatedBy }
    : never;

/** The calls of a record. */
export type RecordCalls<R> = ReadingCalls<R> &
  ([StateOf<R>['dated']] extends [never] ? WritingCalls<R> : DatedCalls<R>) &
  ([StateOf<R>['state']] extends [never] ? unknown : MovingCalls<R>);
