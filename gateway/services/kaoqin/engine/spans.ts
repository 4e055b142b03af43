/** From one minute up to, and without, another. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** How many minutes spans have; they do not overlap. */
export function lengthOf(spans: readonly Span[]): number {
  return spans.reduce((sum, { from, to }) => sum + to - from, 0);
}

/** What of a span lies within others. */
export function within(span: Span, others: readonly Span[]): readonly Span[] {
  return others.flatMap((other) => {
    const from = Math.max(span.from, other.from);
    const to = Math.min(span.to, other.to);
    return from < to ? [{ from, to }] : [];
  });
}

/** What two lists of spans have in common. */
export function common(some: readonly Span[], others: readonly Span[]): readonly Span[] {
  return some.flatMap((span) => within(span, others));
}

/** What of spans lies outside all others. */
export function without(spans: readonly Span[], others: readonly Span[]): readonly Span[] {
  return others.reduce<readonly Span[]>(
    (left, other) =>
      left.flatMap((span) =>
        [
          { from: span.from, to: Math.min(span.to, other.from) },
          { from: Math.max(span.from, other.to), to: span.to },
        ].filter(({ from, to }) => from < to),
      ),
    spans,
  );
}

/** The same minutes as spans that do not touch, in their order. */
export function merged(spans: readonly Span[]): readonly Span[] {
  const result: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const last = result.at(-1);
    if (last === undefined || span.from > last.to) result.push(span);
    else result[result.length - 1] = { from: last.from, to: Math.max(last.to, span.to) };
  }
  return result;
}
