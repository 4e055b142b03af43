/** What a question means without a model: an intent, the tool it names and how that is filled. */
import type { AgentTool } from '#bridge/calls/agent/names.ts';
import {
  allOrgans,
  allRequests,
  aroundPerson,
  aroundReport,
  byWords,
  certificatePurpose,
  incomeCertificate,
  intentPatterns,
  measureWords,
  organName,
  organNameEnglish,
  restForOvertime,
  tripPlace,
} from '../texts/intent-patterns.ts';
import { leaveNamedIn } from '../texts/leave-names.ts';
import { addDays, firstOfMonth, lastOfMonth } from '../tools/days.ts';
import {
  namedClocks,
  namedDays,
  namedHalf,
  namedHoliday,
  namedHours,
  namedLength,
  namedTime,
} from './dates.ts';

/** What a question can mean. */
export type Intent =
  | 'otherPay'
  | 'massExport'
  | 'actForOthers'
  | 'cancel'
  | 'whichModel'
  | 'secrets'
  | 'draftCertificate'
  | 'draftPunch'
  | 'draftOvertime'
  | 'draftTrip'
  | 'draftLeave'
  | 'leavePolicy'
  | 'away'
  | 'holiday'
  | 'myLeave'
  | 'requests'
  | 'todo'
  | 'mySlip'
  | 'figure'
  | 'attendance'
  | 'shift'
  | 'report'
  | 'organ'
  | 'findPeople'
  | 'myDay';

/** A tool with its arguments. */
export interface ToolCall {
  readonly tool: AgentTool;
  readonly args: Readonly<Record<string, unknown>>;
}

/** What is done about a question: tools, or a sentence where the assistant does not act. */
export interface Meaning {
  readonly intent: Intent | null;
  readonly calls: readonly ToolCall[];
}

/** The intent of a question; null where none fits. */
export function intentOf(text: string): Intent | null {
  return intentPatterns.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

/** What a question means, on a day. */
export function meaningOf(question: string, today: string): Meaning {
  const text = question.normalize('NFKC').trim();
  const intent = intentOf(text);
  return { intent, calls: intent === null ? [] : callsFor(intent, text, today) };
}

function call(tool: AgentTool, args: Readonly<Record<string, unknown>> = {}): ToolCall[] {
  const said = Object.entries(args).filter(([, value]) => value !== undefined && value !== null);
  return [{ tool, args: Object.fromEntries(said) }];
}

function callsFor(intent: Intent, text: string, today: string): ToolCall[] {
  switch (intent) {
    case 'draftCertificate':
      return call('draftCertificate', {
        kind: incomeCertificate.test(text) ? 'income' : 'employment',
        purpose: certificatePurpose.exec(text)?.slice(1).find(Boolean)?.trim(),
      });
    case 'draftPunch':
      return call('draftPunch', { day: namedDays(text, today)?.from, at: namedClocks(text)[0] });
    case 'draftOvertime':
      return overtime(text, today);
    case 'draftTrip':
      return trip(text, today);
    case 'draftLeave':
      return leave(text, today);
    case 'cancel':
    case 'requests':
      return call('myRequests', { which: allRequests.test(text) ? 'all' : 'open' });
    case 'actForOthers':
    case 'todo':
      return call('myRequests', { which: 'todo' });
    case 'mySlip':
      return call('mySlip', { month: namedTime(text, today)?.from.slice(0, 7) });
    case 'myLeave':
      return call('myLeave', { type: leaveNamedIn(text) });
    case 'myDay':
      return call('myDay');
    case 'leavePolicy':
      return call('searchDocuments', { words: text.slice(0, 100) });
    default:
      return aboutCompany(intent, text, today);
  }
}

function aboutCompany(intent: Intent, text: string, today: string): ToolCall[] {
  switch (intent) {
    case 'attendance': {
      const month = { from: firstOfMonth(today), to: lastOfMonth(today) };
      return call('myAttendance', { ...(namedTime(text, today) ?? month) });
    }
    case 'shift': {
      const week = { from: today, to: addDays(today, 6) };
      return call('calendar', { what: 'shift', ...(namedTime(text, today) ?? week) });
    }
    case 'holiday': {
      const rest = { from: today, to: `${today.slice(0, 4)}-12-31` };
      const span = namedHoliday(text, today) ?? namedTime(text, today) ?? rest;
      return call('calendar', { what: 'holiday', ...span });
    }
    case 'away': {
      const day = namedDays(text, today)?.from ?? today;
      return call('calendar', { what: 'away', from: day, to: day });
    }
    case 'figure':
      return figures(text, today);
    case 'report':
      return call('report', { name: text.replace(aroundReport, ' ').trim() || undefined });
    case 'organ':
      return call('organ', { name: organIn(text) });
    case 'findPeople':
      return people(text);
    default:
      return [];
  }
}

function people(text: string): ToolCall[] {
  const name = text.replace(aroundPerson, ' ').replace(/\s+/g, ' ').trim().slice(0, 50);
  return name === '' ? [] : call('findPeople', { name });
}

/** The organisation that is named. */
export function organIn(text: string): string | undefined {
  if (allOrgans.test(text)) return undefined;
  return organName.exec(text)?.[1] ?? organNameEnglish.exec(text)?.[1];
}

function figures(text: string, today: string): ToolCall[] {
  const measure = measureWords.find(([pattern]) => pattern.test(text))?.[1];
  if (measure === undefined) return call('report');
  const by = byWords.find(([pattern]) => pattern.test(text))?.[1];
  const time = namedTime(text, today);
  return call('figure', { measure, organ: organIn(text), from: time?.from, to: time?.to, by });
}

function leave(text: string, today: string): ToolCall[] {
  const days = namedDays(text, today);
  const half = namedHalf(text);
  const length = namedLength(text);
  const isLonger = days !== null && days.from === days.to && length !== null && length >= 1;
  const to = isLonger ? addDays(days.from, Math.floor(length) - 1) : days?.to;
  const isOneDay = days?.from === to;
  // Half a day without saying which half is asked for again.
  if (length === 0.5 && half === null) return call('draftLeave', { type: leaveNamedIn(text) });
  return call('draftLeave', {
    type: leaveNamedIn(text),
    from: days?.from,
    to,
    half: isOneDay ? half : undefined,
  });
}

function overtime(text: string, today: string): ToolCall[] {
  const [from, to] = namedClocks(text);
  return call('draftOvertime', {
    day: namedDays(text, today)?.from,
    from,
    to,
    hours: namedHours(text),
    settle: restForOvertime.test(text) ? 'rest' : undefined,
  });
}

function trip(text: string, today: string): ToolCall[] {
  const days = namedDays(text, today);
  const length = namedLength(text);
  const place = tripPlace.exec(text)?.slice(1).find(Boolean);
  const isLonger = days !== null && days.from === days.to && length !== null && length >= 1;
  return call('draftTrip', {
    place,
    from: days?.from,
    to: isLonger ? addDays(days.from, length - 1) : days?.to,
    days: days === null ? length : undefined,
  });
}
