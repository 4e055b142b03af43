/** Marks of a paper: pure, and exact in halves of a point. */

/** A question as it was frozen when the attempt started. */
export interface PaperQuestion {
  /** In the bank; older papers do not say it. */
  readonly id?: string;
  readonly kind: 'one' | 'many' | 'yesNo' | 'blank';
  readonly question: string;
  /** For a blank every text that is right; it shows none of them. */
  readonly options: readonly {
    readonly id: string;
    readonly answer: string;
    readonly right: boolean;
  }[];
}

/** What somebody answered. */
export interface GivenAnswer {
  readonly chosen: readonly string[];
  readonly written: string | null;
}

/** Halves of a point for one question: 2 is all of it. */
export function markQuestion(
  { kind, options }: PaperQuestion,
  given: GivenAnswer | undefined,
  partial: 'all' | 'part',
): 0 | 1 | 2 {
  if (given === undefined) return 0;
  if (kind === 'blank') {
    const written = fold(given.written ?? '');
    return written !== '' && options.some(({ answer }) => fold(answer) === written) ? 2 : 0;
  }
  const right = new Set(options.filter((option) => option.right).map(({ id }) => id));
  const chosen = new Set(given.chosen);
  if (chosen.size === 0 || [...chosen].some((id) => !right.has(id))) return 0;
  if (chosen.size === right.size) return 2;
  return kind === 'many' && partial === 'part' ? 1 : 0;
}

/** Percent of a paper as hundredths, cut: what is shown decides. */
export function percentOf(halves: number, questions: number): number {
  return questions === 0 ? 0 : Math.floor((halves * 10_000) / (2 * questions));
}

/** Writes hundredths as a decimal. */
export function percentText(hundredths: number): string {
  return `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;
}

function fold(text: string): string {
  return text.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
}
