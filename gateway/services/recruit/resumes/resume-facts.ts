/**
 * What a résumé says about its person. Everything returned is in the text: nothing is concluded. Gender, age, photo and
 * marriage are never read out.
 */
import {
  degrees,
  englishName,
  labelledName,
  notDegrees,
  skillEdges,
  skillEnds,
  skillLabel,
  sureDegree,
  surnames,
} from '../texts/resume-patterns.ts';
import { jobsIn, schoolsIn } from './resume-history.ts';
import { bodyOf, sectionsOf } from './resume-sections.ts';

/** A value with the line of the text it is from, and how sure it is, from 0 to 1. */
export interface Fact {
  readonly value: string;
  readonly line: string;
  readonly confidence: number;
}

/** A school or a job; what the line does not say is null. */
export interface HistoryFact<Name extends string> {
  readonly values: Readonly<Record<Name, string | null>>;
  readonly line: string;
  readonly confidence: number;
}

/** What was found; null and empty where the text does not say it clearly. */
export interface ResumeFacts {
  readonly name: Fact | null;
  readonly phone: Fact | null;
  readonly email: Fact | null;
  readonly education: Fact | null;
  readonly skills: Fact | null;
  readonly schools: readonly HistoryFact<'school' | 'major' | 'degree'>[];
  readonly jobs: readonly HistoryFact<'employer' | 'post' | 'from' | 'until'>[];
}

const mostLines = 2000;
const longestLine = 400;

/** Reads the facts of a text. */
export function factsOf(text: string): ResumeFacts {
  const lines = text
    .split('\n', mostLines)
    // What is longer is no line of a résumé, and a pattern must not look for long in it.
    .map((line) => line.trim().slice(0, longestLine));
  const sections = sectionsOf(lines);
  return {
    name: nameIn(lines),
    phone: phoneIn(lines),
    email: matchIn(lines, /[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+){1,4}/, 0.97),
    education: educationIn(lines),
    skills: skillsIn(bodyOf(sections, 'skills')),
    schools: schoolsIn(bodyOf(sections, 'schools') ?? lines),
    jobs: jobsIn(bodyOf(sections, 'jobs')),
  };
}

function matchIn(lines: readonly string[], pattern: RegExp, confidence: number): Fact | null {
  for (const line of lines) {
    const value = pattern.exec(line)?.[0];
    if (value !== undefined) return { value, line, confidence };
  }
  return null;
}

function phoneIn(lines: readonly string[]): Fact | null {
  for (const line of lines) {
    const mobile = /(?<![\d-])(?:(?:\+|00)?86[- ]?)?(1[3-9]\d[- ]?\d{4}[- ]?\d{4})(?![\d-])/.exec(
      line,
    );
    if (mobile?.[1]) {
      return { value: mobile[1].replaceAll(/[- ]/g, ''), line, confidence: 0.95 };
    }
    const abroad = /\+[1-9]\d{0,2}[- (]{0,2}\d[\d\- ()]{6,16}\d/.exec(line)?.[0];
    if (abroad) return { value: abroad.replaceAll(/[^\d+]/g, ''), line, confidence: 0.9 };
  }
  return null;
}

function nameIn(lines: readonly string[]): Fact | null {
  for (const line of lines.slice(0, 40)) {
    const labelled = labelledName.exec(line) ?? englishName.exec(line);
    if (labelled?.[1]) return { value: labelled[1], line, confidence: 0.95 };
  }
  for (const line of lines.slice(0, 3)) {
    const first = line.split(/[|/,;·\t]| {2,}/)[0]?.trim() ?? '';
    const spaced = first.replaceAll(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, '');
    if (surnames.test(spaced)) return { value: spaced, line, confidence: 0.85 };
    const isLatin = /^\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'.-]*){1,3}$/u.test(first);
    if (isLatin && !/resume|résumé|curriculum|vitae|profile|university|college/i.test(first)) {
      return { value: first, line, confidence: 0.8 };
    }
  }
  return null;
}

function educationIn(lines: readonly string[]): Fact | null {
  for (const [value, words] of degrees) {
    // A supervisor of doctors, and a master of a craft, are no degree.
    const line = lines.find((one) => words.test(one.replaceAll(notDegrees, '')));
    if (line !== undefined) {
      const isSure = sureDegree.test(line);
      return { value, line, confidence: isSure ? 0.9 : 0.6 };
    }
  }
  return null;
}

function skillsIn(body: readonly string[] | null): Fact | null {
  if (body === null) return null;
  const skills = body
    .flatMap((line) => line.replace(skillLabel, '').split(skillEnds))
    .map((skill) => skill.replace(skillEdges, ''))
    .filter((skill) => skill.length > 1 && skill.length <= 40)
    .slice(0, 30);
  if (skills.length === 0) return null;
  let value = '';
  for (const skill of new Set(skills)) {
    const longer = value === '' ? skill : `${value}, ${skill}`;
    if (longer.length > 500) break;
    value = longer;
  }
  return { value, line: body.join(' ').slice(0, 200), confidence: 0.75 };
}
