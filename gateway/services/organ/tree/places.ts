import { mergeEqual, type OrganSpan, type PlacedSpan, sameFacts } from './timeline.ts';

/** An organisation with its spans, as far as places go. */
export interface PlacedOrgan {
  readonly id: string;
  /** What its paths are made of. */
  readonly number: number;
  readonly spans: readonly PlacedSpan[];
}

/** Why spans cannot be placed. */
export type PlaceFault = 'cycle' | 'noParent';

/**
 * Gives the new spans of an organisation their paths, cut where the organisation above moves.
 * @returns a fault when the one above is the organisation itself or below it on one of those days, or does not exist.
 */
export function placeSpans(
  spans: readonly OrganSpan[],
  number: number,
  parents: ReadonlyMap<string, PlacedOrgan>,
): PlacedSpan[] | PlaceFault {
  const own = `/${number}/`;
  const placed: PlacedSpan[] = [];
  for (const span of spans) {
    if (span.parentId === null) {
      placed.push({ ...span, path: own });
      continue;
    }
    const pieces = overlaps(span, parents.get(span.parentId)?.spans ?? []);
    if (pieces[0]?.from !== span.from) return 'noParent';
    if (pieces.some(({ other }) => other.path.includes(own))) return 'cycle';
    placed.push(
      ...pieces.map(({ from, to, other }) => ({
        ...span,
        from,
        to,
        path: `${other.path + number}/`,
      })),
    );
  }
  return mergeEqual(placed, samePlace);
}

/** The spans of an organisation below another one, after that one has moved. */
export function followMove(
  spans: readonly PlacedSpan[],
  { number, spans: moved }: Pick<PlacedOrgan, 'number' | 'spans'>,
): PlacedSpan[] {
  const own = `/${number}/`;
  const followed = spans.flatMap((span) => {
    const at = span.path.indexOf(own);
    if (at < 0) return [span];
    const rest = span.path.slice(at + own.length);
    return overlaps(span, moved).map(({ from, to, other }) => ({
      ...span,
      from,
      to,
      path: other.path + rest,
    }));
  });
  return mergeEqual(followed, samePlace);
}

interface Overlap {
  readonly from: string;
  readonly to: string | null;
  readonly other: PlacedSpan;
}

function overlaps(span: OrganSpan, others: readonly PlacedSpan[]): Overlap[] {
  return others
    .filter(
      (other) =>
        (span.to === null || other.from <= span.to) && (other.to === null || other.to >= span.from),
    )
    .map((other) => ({
      from: other.from > span.from ? other.from : span.from,
      to: earlierEnd(span.to, other.to),
      other,
    }));
}

function earlierEnd(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  return one < other ? one : other;
}

/** Whether two spans hold the same facts at the same place. */
export function samePlace(one: PlacedSpan, other: PlacedSpan): boolean {
  return one.path === other.path && sameFacts(one, other);
}
