/** Finding pages of the menu by what a person types: a part of the name, its pinyin or its initials. */

/** Whether the name holds the typed word, or its pinyin or initials begin with it at one of its syllables. */
export function entryFits(
  { title, spelling }: { readonly title: string; readonly spelling: string },
  typed: string,
): boolean {
  const word = typed.trim().toLowerCase();
  if (title.toLowerCase().includes(word)) return true;
  const letters = word.replaceAll(' ', '');
  const syllables = spelling.split(' ');
  return syllables.some((_, start) => {
    const rest = syllables.slice(start);
    const initials = rest.map((syllable) => syllable.charAt(0)).join('');
    return rest.join('').startsWith(letters) || initials.startsWith(letters);
  });
}
