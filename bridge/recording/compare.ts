import { changesBetween, ignoring, type ValueChange } from './alike.ts';
import type { RecordedCall } from './recorded-call.ts';

interface Told {
  /** The call as it was recorded; as it came now where it is `extra`. */
  readonly call: RecordedCall;
  /** Whether a person had acted in the app before, whom no one plays: what follows may well be another thing. */
  readonly uncertain: boolean;
}

/** A call whose argument, outcome or answer is another one now. */
export interface Changed extends Told {
  readonly kind: 'changed';
  readonly part: Part;
  readonly changes: readonly ValueChange[];
}

/** What an app did otherwise than it was recorded. */
export type Difference = Changed | (Told & { readonly kind: 'missing' | 'extra' });

/** What of a call changed: what it carried, what became of it, or how the app answered. */
export type Part = 'request' | 'code' | 'result';

/** How one run compares. */
export interface Comparison {
  readonly differences: readonly Difference[];
  /** Calls that came as they were recorded. */
  readonly same: number;
  /** Calls of a person that no one played. */
  readonly byPerson: number;
}

/**
 * Calls whose number depends on time or on where a person is; they are neither awaited nor compared.
 * `app.suspend` is the host's way of ending a run, and what it gives is secret.
 */
const uncompared: ReadonlySet<string> = new Set([
  'app.ping',
  'app.suspend',
  'session.token',
  'session.identity',
  'session.check',
  'focus.lost',
]);

/** Whether a call is one that is compared. */
export function isCompared({ method }: Pick<RecordedCall, 'method'>): boolean {
  return !uncompared.has(method);
}

interface Pair {
  readonly was: RecordedCall;
  readonly is: RecordedCall;
}

/**
 * Compares a run with its recording. Calls of one method are paired by what they carry, then in order: which of several
 * methods comes first is no promise of an app. No one acts in a replay, so what a person caused is not missed, and what
 * came after it is uncertain; `uncertain` says that a person had acted in a run before this one already.
 */
export function compareCalls(
  recorded: readonly RecordedCall[],
  seen: readonly RecordedCall[],
  options: { readonly ignored?: readonly string[]; readonly uncertain?: boolean } = {},
): Comparison {
  const isIgnored = ignoring(options.ignored ?? []);
  const { pairs, missing, extra } = pairUp(
    recorded.filter(isCompared),
    seen.filter(isCompared),
    isIgnored,
  );
  const byPerson = missing.filter((call) => call.byPerson);
  const unsureFrom = options.uncertain ? 0 : Math.min(...byPerson.map(({ at }) => at));
  const unsureFromSeen = seenMoment(pairs, unsureFrom);
  const changed = pairs.flatMap((pair) => changesOf(pair, isIgnored));
  const differences: Difference[] = [
    ...missing
      .filter((call) => !call.byPerson)
      .map((call) => ({ kind: 'missing' as const, call, uncertain: call.at >= unsureFrom })),
    ...changed.map((one) => ({ ...one, uncertain: one.call.at >= unsureFrom })),
    ...extra.map((call) => ({
      kind: 'extra' as const,
      call,
      uncertain: call.at >= unsureFromSeen,
    })),
  ];
  return {
    differences: differences.toSorted((one, other) => one.call.at - other.call.at),
    same: pairs.length - new Set(changed.map(({ call }) => call)).size,
    byPerson: byPerson.length,
  };
}

/** When the run that is compared had come as far as the recording had at a moment. */
function seenMoment(pairs: readonly Pair[], moment: number): number {
  const before = pairs.filter(({ was }) => was.at < moment).map(({ is }) => is.at);
  return moment === Infinity ? Infinity : Math.max(0, ...before);
}

function pairUp(
  recorded: readonly RecordedCall[],
  seen: readonly RecordedCall[],
  isIgnored: (method: string, place: string) => boolean,
): { pairs: Pair[]; missing: RecordedCall[]; extra: RecordedCall[] } {
  const left = new Set(seen);
  const find = (was: RecordedCall, fits: (is: RecordedCall) => boolean): Pair | undefined => {
    const is = [...left].find((one) => one.method === was.method && fits(one));
    if (!is) return undefined;
    left.delete(is);
    return { was, is };
  };
  const exact = recorded.map((was) => ({
    was,
    pair: find(was, (is) => changesOf({ was, is }, isIgnored).length === 0),
  }));
  // What a person caused is another call where it carries something else.
  const paired = exact.map(({ was, pair }) => ({
    was,
    pair: pair ?? (was.byPerson ? undefined : find(was, () => true)),
  }));
  return {
    pairs: paired.flatMap(({ pair }) => pair ?? []),
    missing: paired.flatMap(({ was, pair }) => (pair ? [] : was)),
    extra: [...left],
  };
}

/** What changed between two calls of one method. The answer counts where it is the app's. */
function changesOf(
  { was, is }: Pair,
  isIgnored: (method: string, place: string) => boolean,
): Omit<Changed, 'uncertain'>[] {
  const ignored = (place: string): boolean => isIgnored(was.method, place);
  const parts: (readonly [Part, unknown, unknown])[] = [
    ['request', was.request, is.request],
    ['code', was.code, is.code],
    [
      'result',
      was.direction === 'out' ? was.result : null,
      was.direction === 'out' ? is.result : null,
    ],
  ];
  const unseen = was.withheld !== undefined || is.withheld !== undefined;
  return parts.flatMap(([part, before, now]) => {
    if (unseen && part !== 'code') return [];
    const changes = changesBetween(before, now, part === 'code' ? undefined : ignored);
    return changes.length === 0 ? [] : [{ kind: 'changed', call: was, part, changes }];
  });
}
