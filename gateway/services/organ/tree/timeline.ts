import { addDays } from '#gateway/kernel/people/calendar.ts';

/** What an organisation is from one day on: facts that change by day. */
export interface OrganFacts {
  readonly parentId: string | null;
  readonly name: string;
  readonly leaderId: string | null;
  /** Place among its siblings. */
  readonly order: number;
}

/** The facts of an organisation from a day to a day, both included; the last span is open. */
export interface OrganSpan extends OrganFacts {
  readonly from: string;
  readonly to: string | null;
}

/** The same with the path that follows from the organisations above. */
export interface PlacedSpan extends OrganSpan {
  readonly path: string;
}

/** The fact that changes, by its name. */
export type FactName = keyof OrganFacts;

/** The facts in the order in which they are listed. */
export const factNames = [
  'name',
  'parentId',
  'leaderId',
  'order',
] as const satisfies readonly FactName[];

/** Whether a span covers a day. */
export function covers({ from, to }: Pick<OrganSpan, 'from' | 'to'>, day: string): boolean {
  return from <= day && (to === null || to >= day);
}

/** The span of a day; undefined before the organisation opened. */
export function spanOn<Span extends OrganSpan>(
  spans: readonly Span[],
  day: string,
): Span | undefined {
  return spans.find((span) => covers(span, day));
}

/**
 * Changes facts from a day on. A fact keeps its new value until the next change of that same fact: what is planned for
 * later stays planned.
 */
export function changeFrom(
  spans: readonly OrganSpan[],
  day: string,
  change: Partial<OrganFacts>,
): OrganSpan[] {
  let result = splitAt(spans, day);
  for (const [name, value] of Object.entries(change)) {
    const fact = factNames.find((one) => one === name);
    const start = result.findIndex(({ from }) => from === day);
    const before = fact && result[start]?.[fact];
    if (fact === undefined || start < 0 || before === undefined) continue;
    const next = result.findIndex((span, index) => index > start && span[fact] !== before);
    const end = next < 0 ? result.length : next;
    result = result.map((span, index) =>
      index >= start && index < end ? { ...span, [fact]: value } : span,
    );
  }
  return mergeEqual(result, sameFacts);
}

/** The facts that change on the day a span begins; none for the first span. */
export function changesOn(spans: readonly OrganSpan[], day: string): FactName[] {
  const at = spans.findIndex(({ from }) => from === day);
  const [before, after] = [spans[at - 1], spans[at]];
  if (before === undefined || after === undefined) return [];
  return factNames.filter((fact) => before[fact] !== after[fact]);
}

/** Takes back what changes on a day: those facts go on as they were before. */
export function revertOn(spans: readonly OrganSpan[], day: string): OrganSpan[] {
  const before = spanOn(spans, addDays(day, -1));
  if (before === undefined) return [...spans];
  const facts = changesOn(spans, day).map((fact) => [fact, before[fact]]);
  return changeFrom(spans, day, Object.fromEntries(facts));
}

/** Cuts the span of a day in two, so that one begins on it. */
function splitAt(spans: readonly OrganSpan[], day: string): OrganSpan[] {
  return spans.flatMap((span) =>
    covers(span, day) && span.from < day
      ? [
          { ...span, to: addDays(day, -1) },
          { ...span, from: day },
        ]
      : [span],
  );
}

/** Joins neighbours that say the same. */
export function mergeEqual<Span extends OrganSpan>(
  spans: readonly Span[],
  same: (one: Span, other: Span) => boolean,
): Span[] {
  const merged: Span[] = [];
  for (const span of spans) {
    const last = merged.at(-1);
    if (last !== undefined && same(last, span))
      merged[merged.length - 1] = { ...last, to: span.to };
    else merged.push(span);
  }
  return merged;
}

/** Whether two spans hold the same facts. */
export function sameFacts(one: OrganSpan, other: OrganSpan): boolean {
  return factNames.every((fact) => one[fact] === other[fact]);
}
