/** The one value a list screen is made of. */
import type { ReactNode } from 'react';
import type { AnyRow, Column, Sort } from '../../parts/data-table/columns.ts';
import type { RowConfirm } from '../../parts/data-table/row-buttons.ts';
import type { DialogButton } from '../../parts/dialog/dialog.tsx';
import type { IconShape } from '../../parts/icon/icon.tsx';
import type { IconName } from '../../parts/icon/paths.ts';
import type { Option } from '../../parts/option.ts';
import type { SchemeActions } from '../../parts/schemes/schemes.ts';
import type { Tone } from '../../parts/tag.tsx';
import type { LoadedTree, WantedNodes } from '../../parts/tree/tree-levels.ts';
import type { ApprovalState } from './approval-state.ts';
import type { ListFilter } from './list-filter.ts';
import type { ListQuery } from './list-query.ts';
import type { KeptScroll } from './use-kept-scroll.ts';

/** One page of rows. */
export interface ListRows<Row> {
  readonly rows: readonly Row[];
  /** Rows there are over all pages. */
  readonly total: number;
  /** Ids of columns the person may not see. */
  readonly hidden?: readonly string[];
}

/** Where the list is scrolled to, kept by who holds the address. */
export interface ListPlace {
  /** The query string of the address, without its question mark. */
  readonly search: string;
  /** Goes to another query string: `push` where Back should return from it. */
  readonly go: (search: string, how: 'push' | 'replace') => void;
}

/** What a person set up on this machine: columns, page size, what is folded away. */
export interface ListMemory {
  readonly read: (name: string) => string | null;
  readonly write: (name: string, value: string) => void;
}

/**
 * What connects a list to the world; `useList` of `#bridge/react/list.ts` makes it, and a configuration spreads it. What
 * loads rejects with an error whose `words` say why, and whose `codeName` is `noPermission` for who may not look.
 */
export interface ListWiring<Row> {
  readonly load: (query: ListQuery, signal: AbortSignal) => Promise<ListRows<Row>>;
  readonly place: ListPlace;
  readonly memory: ListMemory;
  /** Keys and names of the selected rows, kept over pages and over what else may happen to the screen. */
  readonly picked: readonly [readonly PickedRow[], (picked: readonly PickedRow[]) => void];
  /** Rows that can be selected at most. */
  readonly mostPicked: number;
  /** How far the rows were scrolled. */
  readonly scroll?: readonly [KeptScroll, (scroll: KeptScroll) => void];
  /** Asks the person before something that cannot be undone. */
  readonly ask: (words: RowConfirm & { readonly tone: 'danger' }) => Promise<boolean>;
  readonly tell: (text: string, tone: 'info' | 'success' | 'error') => void;
  /** Hears whether the screen holds unsaved work. */
  readonly onDirty?: (dirty: boolean) => void;
  readonly schemes?: SchemeActions;
}

/** What is kept of a selected row: enough to say which it is when its page is out of sight. */
export interface PickedRow {
  readonly id: string;
  readonly userName: string;
  /** What tells two rows of one name apart, such as a staff number. */
  readonly detail?: string;
}

/** A whole list screen. Only what stands without a question mark is needed; what is left out is not drawn. */
export interface ListConfig<Row extends AnyRow> extends ListWiring<Row> {
  readonly title: string;
  /** After the title: what the list is about just now. */
  readonly subtitle?: ReactNode;
  /** `sortable` columns are sorted by the code that loads the rows; their `id` is in the address. */
  readonly columns: readonly Column<Row>[];
  /** Columns that are hidden until a person chooses otherwise; `room` is how many pixels the table has. */
  readonly usuallyHidden?: readonly string[] | ((room: number) => readonly string[]);
  /** By its `id` without it. */
  readonly rowKey?: (row: Row) => string;
  /** Another number loads rows and figures again without a sign of it: something changed by itself. */
  readonly changes?: number;
  /** How the list opens; the gateway's own order without it. */
  readonly sort?: Sort;
  /** Filters in force until a person asks for something else. */
  readonly usual?: Readonly<Record<string, string>>;
  readonly aside?: ListAside;
  /** The search box; its words are "search" by default. */
  readonly search?: { readonly placeholder?: string };
  /** The button that makes a new one; "add" by default. Without `onClick` it opens the dialog. */
  readonly add?: { readonly text?: string; readonly onClick?: () => void };
  readonly statistics?: ListStatistics;
  readonly filters?: readonly ListFilter[];
  /** Finds a row that the address names by `open`, wherever it is in the list; the dialog opens over the list for it. */
  readonly find?: (id: string, signal: AbortSignal) => Promise<Row>;
  /** A click on a row; it opens the dialog without it. */
  readonly onOpen?: (row: Row) => void;
  readonly dialog?: ListDialog<Row>;
  /** Is below the content of the dialog. */
  readonly approval?: ListApproval<Row>;
  /** What is done with the list as a whole, in a dialog over it: an import. */
  readonly actions?: readonly ListAction[];
  readonly editing?: ListEditing<Row>;
  readonly batch?: readonly BatchAction<Row>[];
  /** The name of a row: in what is said about it. By its `name` without it. */
  readonly rowName?: (row: Row) => string;
  /** What is kept as the `detail` of a selected row. */
  readonly rowDetail?: (row: Row) => string;
  readonly export?: ListExport;
  readonly empty?: { readonly title: string; readonly hint?: string };
  /** The same where filters leave nothing. */
  readonly noMatch?: { readonly title: string; readonly hint: string };
  /** At the end of the title's line, after everything else; `reload` loads the list again. */
  readonly headEnd?: (reload: () => void) => ReactNode;
  /** At the end of the filters' line, before the choice of columns. */
  readonly tools?: (rows: readonly Row[]) => ReactNode;
  /** The filters' line is full: schemes are in the title's line, and nothing folds. */
  readonly crowded?: true;
}

/** A tree beside the list; a chosen node is the filter `name`. */
export interface ListAside {
  /** `organId` by default. */
  readonly name?: string;
  /** Spoken name. */
  readonly label: string;
  /** "Department…" by default. */
  readonly placeholder?: string;
  /** Loads the tree; of a large one what is wanted. */
  readonly load: (signal: AbortSignal, wanted: WantedNodes) => Promise<LoadedTree>;
}

/** One figure: how many rows have a status. */
export interface ListFigure {
  readonly status: string;
  readonly label: string;
  /** The colour of its dot; that of its group without it. */
  readonly tone?: Tone;
  /** The filters that list what it counts, where that is no status; those of `ListStatistics.by` stay. */
  readonly filters?: Readonly<Record<string, string>>;
}

/** Figures over the list in three groups, and how many there are in all. A click lists what a figure counts. */
export interface ListStatistics {
  /** The filter a figure sets; `status` by default. */
  readonly name?: string;
  /** Words of the total; no total without them. */
  readonly total?: string;
  /** The filters that the figures depend on; every filter but their own by default. */
  readonly by?: readonly string[];
  readonly blue?: readonly ListFigure[];
  readonly yellow?: readonly ListFigure[];
  readonly green?: readonly ListFigure[];
  /** Without a dot. */
  readonly plain?: readonly ListFigure[];
  /** Counts for the same query, whatever its status and page. */
  readonly load: (query: ListQuery, signal: AbortSignal) => Promise<ListCounts>;
}

/** How many rows there are, in all and by status. */
export interface ListCounts {
  readonly total: number;
  readonly countData: Readonly<Record<string, number>>;
}

/** What opens over the list, for one row or for a new one. */
export interface ListDialog<Row> {
  /** Without a row it is about a new one. */
  readonly title: (row: Row | undefined) => string;
  /** Pixels; 896 by default. */
  readonly width?: number;
  /** `onDirty` learns of unsaved work in it: the person is asked before it closes. */
  readonly body: (
    row: Row | undefined,
    close: CloseDialog,
    onDirty: (dirty: boolean) => void,
  ) => ReactNode;
  readonly buttons?: (row: Row | undefined, close: CloseDialog) => readonly DialogButton[];
}

/** What lies over the list in a dialog. */
export interface ListOverlay {
  readonly title: string;
  /** Pixels; 896 by default. */
  readonly width?: number;
  /** `onDirty` learns of unsaved work in it: the person is asked before it closes. */
  readonly body: (close: CloseDialog, onDirty: (dirty: boolean) => void) => ReactNode;
}

/** A button at the head of the list that opens a dialog. */
export interface ListAction extends ListOverlay {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconName | IconShape;
}

/** Closes the dialog; `changed` loads the list again. */
export type CloseDialog = (how?: 'changed') => void;

/** The approval a row belongs to. */
export interface ListApproval<Row> {
  readonly bizType: string;
  /** Nothing for a row without one. */
  readonly bizId: (row: Row) => string | undefined;
  /** Null where it needed none: nothing is drawn then. */
  readonly load: (
    bizType: string,
    bizId: string,
    signal: AbortSignal,
  ) => Promise<ApprovalState | null>;
}

/** How one cell is written in while the list is edited. */
export type CellEditor<Row> =
  | { readonly kind: 'text'; readonly value: (row: Row) => string; readonly maxLength?: number }
  | {
      readonly kind: 'choice';
      readonly value: (row: Row) => string;
      readonly options: readonly Option[];
    };

/** What changed in one row: values by column. */
export interface RowEdit<Row> {
  readonly row: Row;
  readonly values: Readonly<Record<string, string>>;
}

/** Which columns can be written in, and who saves it. */
export interface ListEditing<Row> {
  readonly cells: Readonly<Record<string, CellEditor<Row>>>;
  /** Rejects with an error whose `words` say why; what was written stays then. */
  readonly save: (edits: readonly RowEdit<Row>[]) => Promise<unknown>;
}

/** What a list shows: its query and the columns on the screen, in their order. */
export interface ListShown {
  readonly query: ListQuery;
  readonly columns: readonly string[];
}

/** Something done with all selected rows. */
export interface BatchAction<Row> {
  readonly id: string;
  readonly label: string;
  readonly tone?: Extract<Tone, 'bad'>;
  /** Asked first. */
  readonly confirm?: (count: number) => RowConfirm;
  /**
   * `rows` are those on the screen; `picked` are all. The list is loaded again where it answers `changed`; what it
   * returns otherwise with a `body` lies over the list.
   */
  readonly run: (
    picked: readonly PickedRow[],
    rows: readonly Row[],
    shown: ListShown,
  ) => Promise<unknown> | ListOverlay;
}

/** Downloads what the list shows, all pages of it. */
export interface ListExport {
  /** It reports its progress itself. */
  readonly quiet?: true;
  /** `xlsx` by default. */
  readonly formats?: readonly ('xlsx' | 'csv')[];
  /**
   * Returns the name of the file, null when the person did not want it, or that a job goes on with it. `columns` are
   * those on the screen.
   */
  readonly run: (
    query: ListQuery,
    columns: readonly string[],
    format: 'xlsx' | 'csv',
  ) => Promise<string | null | { readonly background: true }>;
}
