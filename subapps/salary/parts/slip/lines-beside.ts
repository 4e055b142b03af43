import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { openMySlip } from '#bridge/calls/salary/own-slips.ts';

type Slip = ResultOf<typeof openMySlip>;

/** A line of a slip, with the amount of the month before where it differs. */
export type LineBeside = Slip['lines'][number] & {
  /** Null where nothing is to be said about the month before. */
  readonly earlier: string | null;
};

/** The lines of a slip beside those of the month before; a line that is gone comes with no amount now. */
export function linesBeside(lines: Slip['lines'], before: Slip['before']): readonly LineBeside[] {
  if (before === null) return lines.map((line) => ({ ...line, earlier: null }));
  const known = new Map(before.lines.map((line) => [line.code, line]));
  const now = lines.map((line): LineBeside => {
    const then = known.get(line.code)?.amount ?? '0.00';
    known.delete(line.code);
    return { ...line, earlier: line.amount === null || line.amount === then ? null : then };
  });
  const gone = [...known.values()]
    .filter(({ amount }) => amount !== '0.00')
    .map(
      ({ amount, ...line }): LineBeside => ({
        ...line,
        amount: '0.00',
        quantity: null,
        ruleVersion: '',
        inputs: [],
        steps: [],
        earlier: amount,
      }),
    );
  return [...now, ...gone];
}
