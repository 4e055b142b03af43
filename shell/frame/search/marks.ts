/** A piece of a text, marked where a keyword is in it. */
export interface Piece {
  /** Where the piece begins. */
  readonly at: number;
  readonly text: string;
  readonly marked: boolean;
}

/**
 * Cuts a text where the keyword is in it, without regard to case: where a word begins with it, else where it is
 * first. One piece when it does not.
 */
export function markPieces(text: string, keyword: string): readonly Piece[] {
  const at = keyword === '' ? -1 : placeOf(text.toLowerCase(), keyword.toLowerCase());
  if (at < 0) return [{ at: 0, text, marked: false }];
  const end = at + keyword.length;
  const pieces = [
    { at: 0, text: text.slice(0, at), marked: false },
    { at, text: text.slice(at, end), marked: true },
    { at: end, text: text.slice(end), marked: false },
  ];
  return pieces.filter((piece) => piece.text !== '');
}

function placeOf(text: string, keyword: string): number {
  const first = text.indexOf(keyword);
  for (let at = first; at >= 0; at = text.indexOf(keyword, at + 1)) {
    if (at === 0 || /[^\p{L}\p{N}]/u.test(text.charAt(at - 1))) return at;
  }
  return first;
}
