/** Where the arguments of a draft come from: from the person's words, once anything that others wrote was read. */
import { namedClocks, namedDays, namedHalf, namedLength } from '../local/dates.ts';
import { leaveNamedIn, sameLeave } from '../texts/leave-names.ts';
import { addDays } from '../tools/days.ts';

type Args = Readonly<Record<string, unknown>>;

const bare = (text: string) => text.normalize('NFKC').replace(/\s+/g, '').toLowerCase();

function isSaid(value: unknown, said: string): boolean {
  return typeof value === 'string' && value.trim() !== '' && bare(said).includes(bare(value));
}

/** The days a person named, with a length of days after the first. */
function daysSaid(said: string, today: string): ReadonlySet<string> {
  const days = namedDays(said, today);
  if (days === null) return new Set();
  const length = namedLength(said);
  const last =
    length !== null && length >= 1 ? addDays(days.from, Math.floor(length) - 1) : days.to;
  return new Set([days.from, days.to, last]);
}

/** Leaves out of the arguments what the person did not say; the tool asks for it then. */
export function ownArguments(args: Args, said: string, today: string): Args {
  const days = daysSaid(said, today);
  const clocks = new Set(namedClocks(said));
  const type = leaveNamedIn(said);
  const keeps: Readonly<Record<string, (value: unknown) => boolean>> = {
    from: (value) => days.has(String(value)) || clocks.has(String(value)),
    to: (value) => days.has(String(value)) || clocks.has(String(value)),
    day: (value) => days.has(String(value)),
    at: (value) => clocks.has(String(value)),
    half: (value) => value === namedHalf(said),
    type: (value) => type !== undefined && typeof value === 'string' && sameLeave(value, type),
    place: (value) => isSaid(value, said),
    purpose: (value) => isSaid(value, said),
  };
  return Object.fromEntries(
    Object.entries(args).filter(([name, value]) => keeps[name]?.(value) ?? true),
  );
}

/** The reason of a request is always in the person's words: theirs, or all they wrote. */
export function ownReason(reason: unknown, said: string): string {
  const words = said.replace(/\s+/g, ' ').trim().slice(0, 200);
  return isSaid(reason, said) ? String(reason).trim() : words;
}
