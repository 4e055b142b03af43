/**
 * What a résumé says about its person. Everything returned is in the text: nothing is concluded. Gender, age, photo and
 * marriage are never read out.
 */
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

/** What was found; null and empty where the text does not say it in a way that can be told. */
export interface ResumeFacts {
  readonly name: Fact | null;
  readonly phone: Fact | null;
  readonly email: Fact | null;
  readonly education: Fact | null;
  readonly skills: Fact | null;
  readonly schools: readonly HistoryFact<'school' | 'major' | 'degree'>[];
  readonly jobs: readonly HistoryFact<'employer' | 'post' | 'from' | 'until'>[];
}

/** Reads the facts of a text. */
export function factsOf(text: string): ResumeFacts {
  const lines = text.split('\n').map((line) => line.trim());
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

/** The commonest surnames: a first line is a name only by one of them. */
const surnames =
  /^(?:欧阳|司马|上官|诸葛|东方|皇甫|尉迟|令狐|公孙|慕容|司徒|夏侯|[王李张刘陈杨黄赵吴周徐孙马朱胡郭何林高罗郑梁谢宋唐许韩冯邓曹彭曾肖田董袁潘于蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范金石廖贾夏韦付方白邹孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛郝龚邵万钱严覃武戴莫孔向汤温康施文牛樊葛邢安齐易乔伍庞颜倪庄聂章鲁岳翟殷詹申欧耿关兰焦俞左柳甘祝包宁尚符舒阮柯纪梅童凌毕单季裴霍涂成苗谷盛曲翁冉骆蓝路游辛靳管柴蒙鲍华喻祁蒲房滕屈饶解牟艾尤阳时穆农司卓古吉缪简车项连芦麦褚娄窦戚岑景党宫费卜冷晏席卫米柏宗瞿桂全佟应臧闵苟邬边卞姬师和仇栾隋商刁沙荣巫寇桑郎甄丛仲虞敖巩明佘池查麻苑迟邝])\p{Script=Han}{1,2}$/u;

function nameIn(lines: readonly string[]): Fact | null {
  for (const line of lines.slice(0, 40)) {
    const labelled =
      /姓\s*名\s*[::]?\s*(\p{Script=Han}{2,4}(?:·\p{Script=Han}{2,8})?)(?![\p{Script=Han}])/u.exec(
        line,
      ) ??
      /^(?:full )?name\s*[::]\s*([\p{Lu}][\p{L}'.-]+(?: [\p{Lu}][\p{L}'.-]*){1,3})/iu.exec(line);
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

/** From the highest down; the words are those of résumés in both languages. */
const degrees = [
  ['doctor', /博士|\bPh\.? ?D\b|\bDoctor of\b|\bDoctorate\b/],
  ['master', /硕士|研究生|\bM\.?B\.?A\b|\bM\.?Sc\b|\bMaster(?:'s|’s)?\b/],
  ['bachelor', /本科|学士|\bBachelor(?:'s|’s)?\b|\bB\.?Sc\b|\bB\.?Eng\b|\bB\.?A\b/],
  ['college', /大专|专科|\bAssociate(?:'s|’s)? degree\b/],
  ['secondary', /高中|中专|\bHigh school\b/i],
] as const;

function educationIn(lines: readonly string[]): Fact | null {
  for (const [value, words] of degrees) {
    // A supervisor of doctors, and a master of a craft, are no degree.
    const line = lines.find((one) => words.test(one.replaceAll(/博士生导师|博士后流动站/g, '')));
    if (line !== undefined) {
      const isSure = /学历|学位|大学|学院|University|College|Degree|Institute/i.test(line);
      return { value, line, confidence: isSure ? 0.9 : 0.6 };
    }
  }
  return null;
}

function skillsIn(body: readonly string[] | null): Fact | null {
  if (body === null) return null;
  const skills = body
    .flatMap((line) => line.replace(/^[^::]{1,12}[::]/, '').split(/[,,、;;|/•·]| {2,}/))
    .map((skill) => skill.replace(/^[-*\s]+|[.。\s]+$/g, ''))
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
