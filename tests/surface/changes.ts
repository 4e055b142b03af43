/** One entry of the surface that was added, taken away or changed, with its lines. */
export interface Change {
  readonly name: string;
  readonly kind: 'added' | 'removed' | 'changed';
  readonly removed: readonly string[];
  readonly added: readonly string[];
}

/** What differs between two states of the document, entry by entry: each heading is one. */
export function changesBetween(before: string, after: string): Change[] {
  const [old, now] = [entriesOf(before), entriesOf(after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((name): Change[] => {
    const [was, is] = [old.get(name), now.get(name)];
    if (was === is) return [];
    const removed = linesBeyond(was, is);
    const added = linesBeyond(is, was);
    const kind = was === undefined ? 'added' : is === undefined ? 'removed' : 'changed';
    return [{ name, kind, removed, added }];
  });
}

/** As a person reads them: what is new and gone with its name, what changed with its lines. */
export function sayChanges(changes: readonly Change[]): string {
  if (changes.length === 0) return 'The surface is the same.';
  return changes
    .map(({ name, kind, removed, added }) =>
      [
        `${kind}: ${name}`,
        ...removed.map((line) => `  - ${line}`),
        ...added.map((line) => `  + ${line}`),
      ].join('\n'),
    )
    .join('\n\n');
}

function entriesOf(document: string): Map<string, string> {
  const parts = document.split(/^#{1,3} /m).slice(1);
  return new Map(
    parts.map((part) => {
      const end = part.indexOf('\n');
      return [part.slice(0, end), part.slice(end).trim()];
    }),
  );
}

/** The lines of one text that the other has not, each as often as it is missing there. */
function linesBeyond(text = '', other = ''): string[] {
  const left = other.split('\n');
  return text.split('\n').filter((line) => {
    const at = left.indexOf(line);
    if (at >= 0) left.splice(at, 1);
    return at < 0 && line.trim() !== '';
  });
}
