/** Where a request came from, for throttling and for the person's list of sessions. */
export interface ClientInfo {
  /** IP address of the connection. */
  readonly address: string;
  /** At most 300 characters of the header. */
  readonly userAgent: string;
}
