/** Answers without names are shown and counted in groups: pure. */

/** What some people without names said. */
export interface Said {
  readonly answers: Readonly<Record<string, string>>;
  readonly comment: string | null;
}

/** The groups that are large enough; the others are absent everywhere. */
export interface Groups {
  readonly peers: readonly Said[] | null;
  readonly upward: readonly Said[] | null;
  /** Both together, where neither is enough alone: then neither is shown. */
  readonly colleagues: readonly Said[] | null;
}

/** Splits answers into groups of a least size. */
export function groupsOf(peers: readonly Said[], upward: readonly Said[], least: number): Groups {
  const isEnough = (said: readonly Said[]): boolean => said.length >= least;
  const joins =
    !isEnough(peers) &&
    !isEnough(upward) &&
    peers.length > 0 &&
    upward.length > 0 &&
    peers.length + upward.length >= least;
  return {
    peers: isEnough(peers) ? peers : null,
    upward: isEnough(upward) ? upward : null,
    colleagues: joins ? [...peers, ...upward] : null,
  };
}
