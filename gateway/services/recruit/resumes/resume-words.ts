/** What a résumé is looked up by: pairs of Chinese characters, and three letters of other scripts. Pure. */

const run = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu;
const isHan = /^\p{Script=Han}/u;
const hasHan = /\p{Script=Han}/u;

/** A text with more words than this is searched as a whole: no person has so much to say. */
const mostWords = 6000;
/** Words of what is asked that are looked up; the text decides. */
const mostAsked = 8;

/** What is searched for, in the form in which texts are kept. */
export interface AskedWord {
  readonly plain: string;
  /** All of them are in a text that holds the word; none for a word too short to look up. */
  readonly words: readonly string[];
  /** Whether it is a word itself: who has the word has it, and no text is read. */
  readonly isWord: boolean;
  /** Whether it may go over the end of a line: Chinese has no space there. */
  readonly joins: boolean;
}

/** The words of a text, each once; undefined where there are too many. */
export function wordsOf(text: string): readonly string[] | undefined {
  const found = new Set<string>();
  for (const word of cut(joined(text))) {
    found.add(word);
    if (found.size > mostWords) return undefined;
  }
  return [...found];
}

/** Reads what somebody typed. */
export function askedWord(typed: string): AskedWord {
  const plain = typed.normalize('NFKC').toLowerCase().trim();
  const words = [...new Set(cut(plain))].slice(0, mostAsked);
  return {
    plain,
    words,
    isWord: words.length === 1 && words[0] === plain,
    joins: hasHan.test(plain),
  };
}

/** A PDF ends lines in the middle of Chinese words. */
function joined(text: string): string {
  return text.replaceAll(/(?<=\p{Script=Han})\n(?=\p{Script=Han})/gu, '');
}

function* cut(text: string): Generator<string> {
  for (const [found] of text.normalize('NFKC').toLowerCase().matchAll(run)) {
    const letters = [...found];
    const length = isHan.test(found) ? 2 : 3;
    for (let from = 0; from + length <= letters.length; from += 1)
      yield letters.slice(from, from + length).join('');
  }
}
