/** Saved query schemes as a list uses them; who keeps them is the caller's business. */
import type { ColumnChoice } from '../data-table/columns.ts';

/** What a scheme keeps of a list. */
export interface SchemeContent {
  /** Filters and order as the list's address writes them, without page, page size and scheme. */
  readonly query: string;
  /** Null while a person left the columns as they stand by themselves. */
  readonly columns: ColumnChoice | null;
}

/** One saved scheme. */
export interface Scheme {
  readonly id: string;
  readonly name: string;
  /** The list opens with it. */
  readonly isDefault: boolean;
  readonly query: string;
  /** Null leaves the columns as they are. */
  readonly columns: ColumnChoice | null;
}

/** What can be done with schemes. Each rejects with an error whose `words` say why, and whose `fields` name the name. */
export interface SchemeActions {
  find(): Promise<readonly Scheme[]>;
  add(name: string, content: SchemeContent): Promise<Scheme>;
  update(id: string, change: Partial<SchemeContent & { readonly name: string }>): Promise<Scheme>;
  /** Without an id the list opens as it usually does. */
  setDefault(id: string | undefined): Promise<void>;
  remove(id: string): Promise<void>;
}

/** Schemes a person may keep of one list, and the characters of a name. */
export const schemeLimits = { schemes: 50, name: 20 } as const;

/** Whether the list shows something else than the scheme. Widths do not count: they are no question to the list. */
export function differs(scheme: Scheme, content: SchemeContent): boolean {
  if (sorted(scheme.query) !== sorted(content.query)) return true;
  if (scheme.columns === null || content.columns === null) return false;
  return columnsSaid(scheme.columns) !== columnsSaid(content.columns);
}

/** The scheme a list begins with: the one its address names, else the default, and none where the address asks for more. */
export function schemeAtStart(
  schemes: readonly Scheme[],
  address: { readonly schemeId: string; readonly query: string },
): Scheme | undefined {
  if (address.query !== '') return undefined;
  const named = schemes.find(({ id }) => id === address.schemeId);
  return named ?? schemes.find(({ isDefault }) => isDefault);
}

/** The schemes after one of them changed, the default one first. */
export function withScheme(schemes: readonly Scheme[], changed: Scheme): readonly Scheme[] {
  const known = schemes.some(({ id }) => id === changed.id);
  return known
    ? schemes.map((scheme) => (scheme.id === changed.id ? changed : scheme))
    : [...schemes, changed];
}

/** The schemes after another one, or none, became the default. */
export function withDefault(schemes: readonly Scheme[], id: string | undefined): readonly Scheme[] {
  return schemes.map((scheme) => ({ ...scheme, isDefault: scheme.id === id }));
}

function sorted(query: string): string {
  const params = new URLSearchParams(query);
  params.sort();
  return params.toString();
}

function columnsSaid({ hidden, order = [] }: ColumnChoice): string {
  return JSON.stringify([hidden.toSorted(), order]);
}
