import type { Comparison, Difference } from './compare.ts';
import type { RecordedCall } from './recorded-call.ts';

const parts = { request: 'its arguments', code: 'what became of it', result: "the app's answer" };

/** Writes a difference as lines for a terminal. */
export function differenceLines(difference: Difference): string {
  const { call } = difference;
  const mark = difference.uncertain
    ? '?'
    : { missing: '-', extra: '+', changed: '~' }[difference.kind];
  const where = `${call.direction === 'in' ? '→' : '←'} ${call.method}`;
  const moment = `at ${(call.at / 1_000).toFixed(2)} s`;
  if (difference.kind !== 'changed')
    return difference.kind === 'missing'
      ? `  ${mark} ${where} did not come; it was recorded ${moment}${carriedBy(call)}\n`
      : `  ${mark} ${where} came ${moment} and was not recorded${carriedBy(call)}\n`;
  const changes = difference.changes.map(
    ({ place, was, is }) => `      ${place || '(all)'}: ${valueText(was)} → ${valueText(is)}\n`,
  );
  return `  ${mark} ${where} recorded ${moment}: ${parts[difference.part]} changed\n${changes.join('')}`;
}

/** Sums a comparison up in one line. */
export function comparisonSummary({ differences, same, byPerson }: Comparison): string {
  const certain = differences.filter(({ uncertain }) => !uncertain).length;
  const unsure = differences.length - certain;
  return [
    `${same} calls as recorded, ${certain} different`,
    ...(byPerson > 0 ? [`${byPerson} by a person not played`] : []),
    ...(unsure > 0 ? [`${unsure} different after a person acted (not counted)`] : []),
  ].join(', ');
}

/** A value in a few words of JSON. */
export function valueText(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 120 ? `${text.slice(0, 119)}…` : text;
}

function carriedBy({ request, withheld }: RecordedCall): string {
  return withheld || request === undefined ? '' : `, with ${valueText(request)}`;
}
