/** Numbers of an answer: each has to be one that a tool gave or the person wrote. */

/** A piece of an answer; `doubt` marks a number that nothing supports. */
export interface CheckedPiece {
  readonly text: string;
  readonly doubt: boolean;
}

const number = /\d+(?:,\d{3})*(?:\.\d+)?/g;

/** A number without what its format adds: separators, zeros before and behind. */
function plain(written: string): string {
  const value = Number(written.replaceAll(',', ''));
  return Number.isFinite(value) ? String(value) : written;
}

/** The numbers that an answer may hold: those in the values of tools and in the person's own words. */
export class KnownNumbers {
  readonly #known = new Set<string>();
  readonly #sources = new Map<string, ReadonlySet<string>>();

  /** Learns all numbers of a value. */
  learn(value: unknown): void {
    const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
    for (const [written] of text.normalize('NFKC').matchAll(number))
      this.#known.add(plain(written));
  }

  /** Learns the numbers of a source: they count only beside its citation. */
  learnSource(ref: string, value: unknown): void {
    const own = new KnownNumbers();
    own.learn(value);
    this.#sources.set(ref, own.#known);
  }

  #holds(written: string, cited: readonly string[]): boolean {
    const one = plain(written);
    if (this.#known.has(one)) return true;
    return cited.some((ref) => this.#sources.get(ref)?.has(one) === true);
  }

  /** Cuts a text at the numbers that nothing supports. Marks of sources and of lists are no numbers. */
  check(text: string): CheckedPiece[] {
    const pieces: CheckedPiece[] = [];
    const plainText = (part: string): void => {
      if (part !== '') pieces.push({ text: part, doubt: false });
    };
    const cited = [...text.matchAll(/\[(s\d+)\]/g)].flatMap(([, ref]) => ref ?? []);
    let from = 0;
    for (const found of text.matchAll(number)) {
      const at = found.index;
      const before = text.slice(0, at);
      const isMark =
        /\[s$/.test(before) || (/(?:^|\n)\s*$/.test(before) && /^\d+[.)]\s/.test(text.slice(at)));
      if (isMark || this.#holds(found[0], cited)) continue;
      plainText(text.slice(from, at));
      pieces.push({ text: found[0], doubt: true });
      from = at + found[0].length;
    }
    plainText(text.slice(from));
    return pieces;
  }
}
