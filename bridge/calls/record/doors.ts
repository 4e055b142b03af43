/**
 * What the screens of a record ask of its calls, without the types of one record. `useRecord` of `bridge/react` makes
 * them, `ui/record` draws with them. Every promise rejects with an error whose `words` say why.
 */
import type { ListQuestion } from '../kit/list-question.ts';
import type { AnyDetail, AnyForm, AnyPage } from './any-row.ts';
import type { CellError, Choices, HistoryPage, Mend } from './call-types.ts';
import type { CustomValues } from './custom.ts';
import type { FieldValue } from './field.ts';
import type { RecordCount } from './results.ts';

/** Values of fields by name; null empties one. */
export type RecordValues = Readonly<Record<string, FieldValue | null>>;

/** What a save sends: some fields, custom ones, and all lines of the kinds that change. */
export interface RecordContent {
  readonly values: RecordValues;
  readonly custom: CustomValues;
  readonly lines: Readonly<Record<string, readonly RecordValues[]>>;
}

/** What became of one row of a batch; `refused` says why it stayed as it was. */
export interface RowOutcome {
  readonly id: string;
  readonly refused: string | null;
  /** The field that `refused` is about, where it is about one. */
  readonly field?: string | undefined;
}

/** One cell that cannot be read or saved, with the reason in words. */
export type CellProblem = Pick<CellError, 'row' | 'column' | 'reason' | 'value'>;

/** What an import did, or would do. */
export interface SheetReport {
  readonly read: number;
  readonly created: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly problems: readonly CellProblem[];
  /** How many problems are known; `more` says that there are others. */
  readonly problemCount: number;
  readonly more: boolean;
  /** The job that goes on with a large sheet; null when this is the end. */
  readonly jobId: string | null;
}

/** How far a job is. */
export interface JobProgress {
  readonly state: 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';
  readonly done: number;
  /** Null while it is unknown. */
  readonly total: number | null;
  /** Why it failed, in words. */
  readonly error: string | null;
  /** What an import by a job did. */
  readonly report: SheetReport | null;
}

/** How an upload is followed and ended. */
export interface UploadWatch {
  readonly signal?: AbortSignal;
  /** Called with the share of the file that is sent, 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
}

/** The sheets of one record. */
export interface SheetDoor {
  /** Downloads an empty sheet with the headings an import reads. */
  readonly template: (format: 'xlsx' | 'csv') => Promise<string | null>;
  readonly importSheet: (
    mode: 'check' | 'save',
    file: File,
    mends: readonly Mend[],
    watch: UploadWatch,
  ) => Promise<SheetReport>;
  readonly progress: (jobId: string, signal: AbortSignal) => Promise<JobProgress>;
  /** Downloads the rows that a job refused. */
  readonly jobErrors: (jobId: string) => Promise<string | null>;
  /** Has the shell save the rows that a list shows; many rows go on as a job. */
  readonly download: (
    question: ListQuestion,
    columns: readonly string[],
    format: string,
  ) => Promise<string | null | { readonly background: true }>;
}

/** What the form of a record asks. */
export interface RecordScreenDoor {
  readonly form: (signal?: AbortSignal) => Promise<AnyForm>;
  readonly get: (id: string, signal?: AbortSignal) => Promise<AnyDetail>;
  readonly history: (id: string, page: number, signal?: AbortSignal) => Promise<HistoryPage>;
  readonly choices: (field: string, keyword: string, signal?: AbortSignal) => Promise<Choices>;
  /** Makes a row; of a dated record it begins one and ends the one before. */
  readonly create: (content: RecordContent) => Promise<AnyDetail>;
  /** Changes a row; of a dated record it corrects one. */
  readonly update: (id: string, version: number, content: RecordContent) => Promise<AnyDetail>;
  /** Removes a row; of a dated record only the last one of its owner. */
  readonly remove: (id: string, version: number) => Promise<unknown>;
  /** Moves a row; `reason` says why, for the history. */
  readonly move: (
    id: string,
    version: number,
    move: string,
    reason?: string | undefined,
  ) => Promise<unknown>;
  /** Sends a file for a file field; its id is the value. */
  readonly upload: (
    field: string,
    file: File,
    onProgress: (share: number) => void,
  ) => Promise<{ readonly id: string; readonly name: string }>;
  /** Has the shell save the file of a file field. */
  readonly openFile: (id: string) => Promise<unknown>;
  /** Words for what is wrong with the fields of a refused save: by name, `custom.<code>`, `lines.<kind>.<index>.<field>`. */
  readonly fieldErrors: (cause: unknown) => Readonly<Record<string, string>>;
}

/** How one decision about a row is, and the approval as a whole. */
type ApprovalStatus =
  | 'pending'
  | 'ahead'
  | 'passed'
  | 'rejected'
  | 'returned'
  | 'withdrawn'
  | 'revoking'
  | 'revoked'
  | 'terminated';

/** Where the latest approval of a row is. */
export interface RowApproval {
  readonly status: ApprovalStatus;
  readonly list: readonly {
    readonly id: string;
    readonly name: string;
    readonly by: string;
    readonly status: ApprovalStatus;
    readonly at?: string | undefined;
    readonly comment?: string | undefined;
  }[];
}

/** What the list of a record asks: all there is. */
export interface RecordDoor extends RecordScreenDoor, SheetDoor {
  readonly page: (question: ListQuestion, signal: AbortSignal) => Promise<AnyPage>;
  readonly count: (question: ListQuestion, signal: AbortSignal) => Promise<RecordCount>;
  /** The same change in many rows, each allowed and checked by itself. */
  readonly updateMany: (
    ids: readonly string[],
    content: Omit<RecordContent, 'lines'>,
  ) => Promise<readonly RowOutcome[]>;
  /** Null where the row never waited for an approval. */
  readonly approval: (
    record: string,
    id: string,
    signal: AbortSignal,
  ) => Promise<RowApproval | null>;
  readonly removeMany: (ids: readonly string[]) => Promise<readonly RowOutcome[]>;
  /** The same move of many rows, each allowed and checked by itself. */
  readonly moveMany: (
    ids: readonly string[],
    move: string,
    reason?: string | undefined,
  ) => Promise<readonly RowOutcome[]>;
}
