import type { duplicateBands, duplicateReasons } from '#bridge/calls/recruit/duplicates.ts';

type Reason = (typeof duplicateReasons)[number];
type Band = (typeof duplicateBands)[number];

/** What is known of two candidates side by side. */
export interface Alike {
  readonly document: 'same' | 'different' | 'unknown';
  /** False too where the number is shared by people of different names, such as that of an agency. */
  readonly phone: boolean;
  readonly email: boolean;
  readonly names: readonly [string, string];
  /** Their sort keys: a Chinese name by its pinyin. */
  readonly spellings: readonly [string, string];
  /** Few candidates have the name. */
  readonly rareName: boolean;
  /** The same employer and post. */
  readonly work: boolean;
}

const points: Readonly<Record<Reason, number>> = {
  document: 100,
  phone: 60,
  email: 60,
  rareName: 30,
  name: 15,
  spelling: 12,
  work: 10,
  otherName: -50,
};

/** Below this much a pair is not proposed. */
export const leastScore = 40;

/** How much speaks for one person, line by line. Different numbers of a document speak against it whatever else is the same. */
export function scorePair(alike: Alike): {
  readonly score: number;
  readonly band: Band | null;
  readonly reasons: readonly Reason[];
} {
  const reasons = [
    alike.document === 'same' && ('document' as const),
    alike.phone && ('phone' as const),
    alike.email && ('email' as const),
    nameReason(alike),
    alike.work && ('work' as const),
  ].filter((reason) => reason !== false && reason !== null);
  const score = reasons.reduce((sum, reason) => sum + points[reason], 0);
  return { score, band: bandOf(alike, score), reasons };
}

function bandOf({ document }: Alike, score: number): Band | null {
  if (score < leastScore) return null;
  if (document === 'different') return 'conflict';
  if (score >= 90) return 'same';
  return score >= 60 ? 'likely' : 'hint';
}

/** Names in two scripts cannot be compared but by their spelling. */
function nameReason({ names, spellings, rareName }: Alike): Reason | null {
  const [first, second] = names.map(plain) as [string, string];
  if (first === second) return rareName ? 'rareName' : 'name';
  if (isHan(first) !== isHan(second)) {
    const [one, other] = spellings.map((spelling) => plain(spelling).replace(/[^a-z]/g, ''));
    return one !== '' && one === other ? 'spelling' : null;
  }
  return first.includes(second) || second.includes(first) || sameParts(names) ? null : 'otherName';
}

function sameParts(names: readonly [string, string]): boolean {
  const [first, second] = names.map((name) =>
    name
      .normalize('NFKC')
      .toLowerCase()
      .split(/[\s,·•.]+/)
      .filter(Boolean)
      .sort()
      .join(' '),
  );
  return first === second;
}

function plain(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s·•.]/g, '');
}

function isHan(name: string): boolean {
  return /\p{Script=Han}/u.test(name);
}
