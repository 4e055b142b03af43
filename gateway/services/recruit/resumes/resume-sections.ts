/** The parts of a résumé, told by their headings. */

/** The parts that are read, and `other` for the rest. */
export type SectionKind = 'schools' | 'jobs' | 'skills' | 'other';

/** A part: its heading is not among its lines. */
export interface Section {
  readonly kind: SectionKind;
  readonly lines: readonly string[];
}

const headings: readonly (readonly [SectionKind, RegExp])[] = [
  [
    'schools',
    /^(?:教育(?:背景|经历|经验)?|学历(?:背景)?|学习经历|education(?:al background| history)?)$/i,
  ],
  [
    'jobs',
    /^(?:工作(?:经历|经验|履历)|职业经历|实习经历|任职经历|(?:work|professional|employment)?\s?(?:experience|history)|employment|career history)$/i,
  ],
  [
    'skills',
    /^(?:(?:专业|个人|职业|主要|it)?技能(?:特长|证书)?|技能特长|擅长(?:技能)?|(?:technical |key |core |professional )?skills(?: summary)?)$/i,
  ],
  [
    'other',
    /^(?:自我(?:评价|介绍)|个人(?:信息|简介|总结|优势)|基本信息|联系方式|求职意向|项目(?:经历|经验)|校园经历|获奖(?:经历|情况)?|荣誉(?:奖项)?|证书|语言(?:能力)?|兴趣爱好|培训经历|(?:professional )?summary|profile|about me|objective|contact|projects?|awards?|honou?rs|certifi\w+|languages?|interests?|references?|publications?|training)$/i,
  ],
];

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
    .replaceAll(/^[\s【[■●◆▌|•*#\-—=]+|[\s】\]|*#\-—=]+$/g, '')
    .replaceAll(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, '')
    .trim();
  const found = headings.find(([, pattern]) => pattern.test(plain));
  return { kind: found?.[0] ?? null, rest: rest.join(':').trim() };
}
