/** How wide a piece of text is drawn. */
export type Measure = (text: string) => number;

/** Never at the start of a line, as Chinese and English set text. */
const closing = /^[\s,.;:!?)\]}%，。、；：！？）】》」』”’…％]/u;
/** A run of letters and digits stays together where it fits a line; everything else may end one. */
const pieces = /[\p{Script=Latin}\p{N}_'’@./:-]+|\s+|./gsu;

/** Breaks text into the lines of a column: at the breaks it has, between words, and between Chinese characters. */
export function breakLines(text: string, width: number, measure: Measure): string[] {
  return text.split(/\r?\n/).flatMap((paragraph) => breakParagraph(paragraph, width, measure));
}

function breakParagraph(text: string, width: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = '';
  let used = 0;
  const put = (piece: string): void => {
    const room = measure(piece);
    const hangs = closing.test(piece) && used <= width;
    if (line !== '' && used + room > width && !hangs) {
      lines.push(line.trimEnd());
      line = '';
      used = 0;
      if (piece.trim() === '') return;
    }
    line += piece;
    used += room;
  };
  for (const piece of text.match(pieces) ?? []) {
    if (measure(piece) <= width) put(piece);
    // A word longer than the line, such as an address, breaks anywhere.
    else for (const character of piece) put(character);
  }
  return [...lines, line.trimEnd()];
}
