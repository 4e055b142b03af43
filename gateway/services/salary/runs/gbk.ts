/** GBK, which banks in China still ask for: the runtime reads it but does not write it. */

const questionMark = 0x3f;

/** Characters to their two bytes, made once out of what the runtime reads. */
const bytesOf: () => ReadonlyMap<string, number> = (() => {
  let known: ReadonlyMap<string, number> | null = null;
  return () => {
    known ??= readTable();
    return known;
  };
})();

function readTable(): ReadonlyMap<string, number> {
  const decoder = new TextDecoder('gbk');
  const table = new Map<string, number>();
  for (let first = 0x81; first <= 0xfe; first += 1) {
    for (let second = 0x40; second <= 0xfe; second += 1) {
      if (second === 0x7f) continue;
      const character = decoder.decode(Uint8Array.of(first, second));
      const isOne = [...character].length === 1 && character !== '\uFFFD';
      if (isOne && !table.has(character)) table.set(character, first * 256 + second);
    }
  }
  return table;
}

/** Writes a text in GBK. A character it does not have becomes a question mark. */
export function writeGbk(text: string): Buffer {
  const table = bytesOf();
  const bytes: number[] = [];
  for (const character of text) {
    const code = character.codePointAt(0) ?? questionMark;
    const pair = table.get(character);
    if (code < 0x80) bytes.push(code);
    else if (pair === undefined) bytes.push(questionMark);
    else bytes.push(pair >> 8, pair & 0xff);
  }
  return Buffer.from(bytes);
}
