/** What a list is asked for, as screens say it; `listRequest` of `bridge/react` makes the request of a call from it. */
export interface ListQuestion {
  /** From 1. */
  readonly page: number;
  readonly rows: number;
  readonly keyword: string;
  /** Values by name; several of one name are joined by commas. */
  readonly filters: Readonly<Record<string, string>>;
  readonly sort: ListSort | undefined;
}

/** The order of a list. */
export interface ListSort {
  readonly column: string;
  readonly direction: 'asc' | 'desc';
}
