/** Whether a click of the person speaks for a file: a click on a question does not, and one click is no flood. */

/** Milliseconds for which browsers hold a click for the cause of what happens. */
const clickLasts = 5_000;

/** Files saved for one click: a person may choose a few, one after the other. */
const mostFiles = 3;

let answeredAt = Number.NEGATIVE_INFINITY;
let savedAt: readonly number[] = [];

/** A moment at which the person had just clicked, and not to answer whether a file is wanted; undefined at any other. */
export function clickedNow(): number | undefined {
  const now = performance.now();
  return navigator.userActivation.isActive && now - answeredAt >= clickLasts ? now : undefined;
}

/** Whether a file may be saved for a click without a question, which counts it. */
export function takeClick(clickedAt: number | undefined): boolean {
  const now = performance.now();
  savedAt = savedAt.filter((at) => now - at < clickLasts);
  if (clickedAt === undefined || clickedAt < answeredAt || savedAt.length >= mostFiles)
    return false;
  savedAt = [...savedAt, now];
  return true;
}

/** The person said whether a file is wanted: that click was for this one alone. */
export function spendClick(): void {
  answeredAt = performance.now();
}
