/** The parts of a résumé, found by their headings. */
import { headingEdges, headings } from '../texts/resume-patterns.ts';

/** The parts that are read, and `other` for the rest. */
export type SectionKind = 'schools' | 'jobs' | 'skills' | 'other';

/** A part: its heading is not among its lines. */
export interface Section {
  readonly kind: SectionKind;
  readonly lines: readonly string[];
}

/** Splits the lines of a résumé at its headings. */
export function sectionsOf(lines: readonly string[]): readonly Section[] {
  const sections: { kind: SectionKind; lines: string[] }[] = [{ kind: 'other', lines: [] }];
  for (const line of lines) {
    const { kind, rest } = headingOf(line);
    if (kind === null) sections.at(-1)?.lines.push(line);
    else sections.push({ kind, lines: rest === '' ? [] : [rest] });
  }
  return sections;
}

/** The lines of all parts of one kind; null where there is none. */
export function bodyOf(sections: readonly Section[], kind: SectionKind): readonly string[] | null {
  const lines = sections.filter((one) => one.kind === kind).flatMap((one) => one.lines);
  return lines.length === 0 ? null : lines;
}

/** A heading may have its first words behind a colon: `Skills: SQL, Excel`. */
function headingOf(line: string): { readonly kind: SectionKind | null; readonly rest: string } {
  const [head = '', ...rest] = line.split(/[::]/);
  const plain = head
    .replaceAll(headingEdges, '')
    .replaceAll(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, '')
    .trim();
  const found = headings.find(([, pattern]) => pattern.test(plain));
  return { kind: found?.[0] ?? null, rest: rest.join(':').trim() };
}
