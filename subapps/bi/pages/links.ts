/** What the page's marks and figures lead to. */
export interface Links {
  /** Looks at another organisation; undefined for everything the person may see. */
  readonly toOrgan: (organId: string | undefined) => void;
  /** Opens people in the roster of `personnel`. */
  readonly toRoster: (route: string) => void;
}
