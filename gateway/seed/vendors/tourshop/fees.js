/** The fees of a cancellation in words. */
import { fill } from './page.js';

/** A line for each step, from far before the departure to its day. */
export function feeLines(fees, t) {
  return fees.map(({ daysFrom, daysTo, percent }) => {
    const span =
      daysTo === null
        ? fill(t.feeFrom, { from: daysFrom })
        : daysTo === 0
          ? t.feeDay
          : daysFrom === daysTo
            ? fill(t.feeOn, { from: daysFrom })
            : fill(t.feeSpan, { from: daysFrom, to: daysTo });
    return `${span}${percent === 0 ? t.feeNone : fill(t.feeShare, { percent })}`;
  });
}
