/** The schools and employers of a résumé. */
import {
  company,
  degree,
  historyEnds,
  labelledMajor,
  majorEnd,
  noMajor,
  school,
  span,
} from '../texts/resume-patterns.ts';
import type { HistoryFact } from './resume-facts.ts';

type School = HistoryFact<'school' | 'major' | 'degree'>;
type Job = HistoryFact<'employer' | 'post' | 'from' | 'until'>;

const most = 20;

/** Schools with what their line says of major and degree. */
export function schoolsIn(lines: readonly string[]): readonly School[] {
  const found: School[] = [];
  for (const line of lines) {
    const plain = withoutSpan(line);
    const name = school.exec(plain)?.[0]?.trim();
    if (name === undefined || found.length === most) continue;
    if (found.some(({ values }) => values.school === name)) continue;
    const isDated = span.test(line);
    const held = degree.exec(plain)?.[0] ?? null;
    // A company is named after a university as well: a school has its years or a degree beside it.
    if (!isDated && held === null) continue;
    found.push({
      values: { school: name.slice(0, 80), major: majorIn(plain, name, held), degree: held },
      line,
      confidence: isDated && held !== null ? 0.9 : 0.75,
    });
  }
  return found;
}

function majorIn(line: string, name: string, held: string | null): string | null {
  const labelled = labelledMajor.exec(line)?.[1];
  if (labelled !== undefined) return labelled.trim();
  const rest = line
    .replace(name, '|')
    .replace(held ?? '|', '|')
    .split(/[|,,;;·•/()]| {2,}|\s-\s/)
    .flatMap((part) => (/\p{Script=Han}/u.test(part) ? part.split(' ') : [part]))
    .map((part) => part.replace(/^(?:in|of)\s+|^[\s:-]+|[\s:-]+$/g, '').trim())
    .find((part) => /^[\p{L}][\p{L} &]{1,38}$/u.test(part) && !noMajor.test(part));
  return rest?.replace(majorEnd, '') ?? null;
}

/** Employers with their years and posts; only lines of the part about work are looked at. */
export function jobsIn(lines: readonly string[] | null): readonly Job[] {
  const found: Job[] = [];
  for (const [index, line] of (lines ?? []).entries()) {
    const dates = span.exec(line);
    if (dates === null || found.length === most) continue;
    const [, from = null, until = null] = dates;
    const plain = withoutSpan(line);
    const parts = partsOf(plain);
    // The name of the employer is on the line of the years, or on the one above or below.
    const near = [parts, partsOf(lines?.[index + 1] ?? ''), partsOf(lines?.[index - 1] ?? '')];
    const place = near.findIndex((some) => some.some((part) => company.test(part)));
    const home = near[place] ?? parts;
    const employer =
      home.find((part) => company.test(part)) ?? (parts.length > 1 ? parts[0] : undefined);
    if (employer === undefined) continue;
    const post = [...parts, ...home].find((part) => part !== employer && part.length <= 40) ?? null;
    const isSure = company.test(employer);
    found.push({
      values: { employer: employer.slice(0, 80), post, from, until },
      line: place > 0 ? `${line} ${lines?.[place === 1 ? index + 1 : index - 1] ?? ''}` : line,
      confidence: isSure && post !== null ? 0.85 : 0.6,
    });
  }
  return found;
}

function withoutSpan(line: string): string {
  return line.replace(span, ' | ').trim();
}

function partsOf(line: string): readonly string[] {
  return withoutSpan(line)
    .split(historyEnds)
    .map((part) => part.replace(/^[\s:,-]+|[\s:,-]+$/g, ''))
    .filter((part) => /\p{L}{2}/u.test(part) && part.length <= 80);
}
