import type { Outcome } from './suite.ts';

const marks = { passed: '✓', failed: '✗', notApplicable: '–' } as const;

/** Writes one outcome as lines for a person; the heading of its group before the first of them. */
export function linesOf(outcome: Outcome, before: Outcome | undefined): string {
  const { group, title, outcome: how, reason } = outcome;
  const heading = before?.group === group ? '' : `\n${group}\n`;
  const detail =
    reason === undefined ? '' : how === 'passed' ? ` (${reason})` : `\n      ${reason}`;
  return `${heading}  ${marks[how]} ${title}${detail}\n`;
}

/** Sums a run up in one line. */
export function summaryOf(outcomes: readonly Outcome[]): string {
  const count = (how: Outcome['outcome']): number =>
    outcomes.filter(({ outcome }) => outcome === how).length;
  return `${count('passed')} passed, ${count('failed')} failed, ${count('notApplicable')} not applicable`;
}
