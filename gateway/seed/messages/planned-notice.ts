/** A message of the demo, before it has ids. */
export interface PlannedNotice {
  readonly kind: 'announcement' | 'todo' | 'system';
  /** Whole days before the anchor day, at least one; the hour is a working hour of that day. */
  readonly daysAgo: number;
  readonly hour: number;
  readonly author: string;
  readonly title: string;
  /** Paragraphs of plain text. */
  readonly body: readonly string[];
  readonly english?: { readonly title: string; readonly body: readonly string[] };
  readonly mustReadSeconds?: number;
  /** Code of an organisation, or the sign-in name of an account; both absent: the whole company. */
  readonly organ?: string;
  readonly account?: string;
  /** Page on which it is done; `{employment}` stands for the record of the account's own person. */
  readonly link?: { readonly app: string; readonly route: string };
  /** Sign-in names of the accounts that have not read it; absent: read by all when older than five days. */
  readonly unreadBy?: readonly string[];
}
