/** Tools about the own time: the day, leave, attendance, calendar and shifts. */
import * as z from 'zod/mini';
import { myDay as kaoqinDay, myMonth, punchToday } from '#bridge/calls/kaoqin/mine.ts';
import { attendanceTeam } from '#bridge/calls/kaoqin/team.ts';
import { day } from '#bridge/calls/kit/atoms.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { myBalances } from '#bridge/calls/vacation/mine.ts';
import { approveCenterList } from '#bridge/calls/workflow/calls.ts';
import { listText } from '#gateway/kernel/texts.ts';
import { sameLeave } from '../texts/leave-names.ts';
import { timeTexts } from '../texts/time.ts';
import { clockOf, monthsOf } from './days.ts';
import { card, type Desk, defineTool, type ToolResult } from './tool.ts';

const mine = { app: 'attendance', route: '/mine' };
type Day = ResultOf<typeof myMonth>['days'][number];

async function daysOf(desk: Desk, from: string, to: string): Promise<Day[]> {
  const found: Day[] = [];
  for (const month of monthsOf(from, to)) {
    const { days } = await desk.serve(myMonth, { month });
    found.push(...days.filter((one) => one.day >= from && one.day <= to));
  }
  return found;
}

function shiftOf({ locale }: Desk, one: Day | undefined): string {
  const words = timeTexts[locale].day;
  if (one?.shift) return `${one.shift.name} ${clockOf(one.shift.from)}–${clockOf(one.shift.to)}`;
  return one?.kind === 'workday' ? words.open : words.rest;
}

/** Tasks, shift and punches of today. */
export const myDay = defineTool({
  name: 'myDay',
  dataClass: 'ownTime',
  calls: [approveCenterList, punchToday],
  args: z.strictObject({}),
  async run(desk): Promise<ToolResult> {
    const words = timeTexts[desk.locale].day;
    const todos = await desk.serve(approveCenterList, { approvalType: 'todo' });
    const [today] = await daysOf(desk, desk.today, desk.today).catch(() => []);
    const punched = await desk.serve(punchToday, {}).catch(() => null);
    const shift = shiftOf(desk, today);
    const punches = listText(desk.locale, punched?.punches.map(clockOf) ?? []) || words.none;
    const rows = todos.rows.map(({ title, starterName }) => [title, starterName]);
    return {
      say: words.say(todos.total, shift),
      cards: [
        card({
          title: words.title(desk.today),
          lines: [
            { label: words.todos, value: String(todos.total) },
            { label: words.shift, value: shift },
            { label: words.punches, value: punches },
          ],
          table: rows.length === 0 ? null : { columns: [words.subject, words.from], rows },
          place: { app: 'workflow', route: '/approvals' },
        }),
      ],
      facts: { tasks: todos.total, shift, punches },
      untrusted: { tasks: rows },
    };
  },
});

/** What is left of each type of leave. */
export const myLeave = defineTool({
  name: 'myLeave',
  dataClass: 'ownTime',
  calls: [myBalances],
  args: z.strictObject({ type: z.optional(z.string().check(z.maxLength(40))) }),
  async run(desk, { type }): Promise<ToolResult> {
    const words = timeTexts[desk.locale].leave;
    const { types } = await desk.serve(myBalances, {});
    const chosen = type === undefined ? [] : types.filter((one) => sameLeave(one.name, type));
    const shown = chosen.length > 0 ? chosen : types;
    const rows = shown.map(({ name, hasBalance, left, pending, lots }) => [
      name,
      hasBalance ? left : words.noLimit,
      pending,
      lots[0] === undefined ? '–' : (lots[0].validTo ?? words.forever),
    ]);
    return {
      say: sayLeave(desk, type, chosen),
      cards: [
        card({
          title: words.title,
          table: { columns: [words.type, words.left, words.pending, words.validTo], rows },
          place: mine,
        }),
      ],
      facts: {
        balances: shown.map(({ name, hasBalance, left, pending, lots }) => ({
          name,
          left: hasBalance ? left : null,
          pending,
          lots: lots.map((lot) => ({ left: lot.left, validTo: lot.validTo })),
        })),
      },
    };
  },
});

function sayLeave(
  { locale }: Desk,
  type: string | undefined,
  chosen: ResultOf<typeof myBalances>['types'],
): string {
  const words = timeTexts[locale].leave;
  if (type === undefined) return words.all;
  if (chosen.length === 0) return words.unknown(type);
  const said = chosen.map(({ name, hasBalance, left, pending, lots }) => {
    if (!hasBalance) return words.unlimited(name);
    const next = lots.find(({ validTo }) => validTo !== null);
    const held = Number(pending) > 0 ? words.pendingSay(pending) : '';
    const until = next?.validTo ? words.until(next.left, next.validTo) : '';
    return `${words.say(name, left)}${held}${until}`;
  });
  return said.map((one) => `${one}${words.end}`).join('\n');
}

/** Lateness, missing punches, overtime and punches of a time. */
export const myAttendance = defineTool({
  name: 'myAttendance',
  dataClass: 'ownTime',
  calls: [myMonth],
  args: z.strictObject({ from: day, to: day }),
  async run(desk, { from, to }): Promise<ToolResult> {
    if (from === to) return ofOneDay(desk, from);
    const words = timeTexts[desk.locale].attendance;
    const results = (await daysOf(desk, from, to)).flatMap((one) =>
      one.result === null ? [] : [{ day: one.day, ...one.result }],
    );
    const times = (...names: readonly string[]) =>
      results.filter(({ exceptions }) => exceptions.some((one) => names.includes(one))).length;
    const hours = (pick: (one: (typeof results)[number]) => number) =>
      String(Math.round(results.reduce((sum, one) => sum + pick(one), 0) / 6) / 10);
    const late = times('late', 'serious-late', 'absent-late');
    const early = times('early');
    const missing = results.reduce(
      (sum, { exceptions }) => sum + exceptions.filter((one) => one.startsWith('no-punch')).length,
      0,
    );
    const rows = results
      .filter(({ exceptions }) => exceptions.length > 0)
      .map((one) => [
        one.day,
        listText(
          desk.locale,
          one.exceptions.map((name) => words.exceptions[name]),
        ),
      ]);
    const lines = [
      { label: words.late, value: String(late) },
      { label: words.early, value: String(early) },
      { label: words.missing, value: String(missing) },
      { label: words.absent, value: hours(({ absentMinutes }) => absentMinutes) },
      { label: words.leave, value: hours(({ leaveMinutes }) => leaveMinutes) },
      { label: words.overtime, value: hours(({ overtimeMinutes }) => overtimeMinutes) },
    ];
    return {
      say: words.say(late, early, missing),
      cards: [
        card({
          title: words.title(from, to),
          lines,
          place: mine,
          table: rows.length === 0 ? null : { columns: [words.day, words.what], rows },
        }),
      ],
      facts: { from, to, lines, exceptions: rows },
    };
  },
});

async function ofOneDay(desk: Desk, asked: string): Promise<ToolResult> {
  const words = timeTexts[desk.locale].attendance;
  const [one] = await daysOf(desk, asked, asked);
  const { punches } = await desk.serve(kaoqinDay, { day: asked });
  const times = listText(
    desk.locale,
    punches.map(({ minute }) => clockOf(minute)),
  );
  const what = listText(
    desk.locale,
    (one?.result?.exceptions ?? []).map((name) => words.exceptions[name]),
  );
  const lines = [
    { label: words.times, value: times || '–' },
    { label: words.what, value: what || '–' },
    { label: timeTexts[desk.locale].day.shift, value: shiftOf(desk, one) },
  ];
  return {
    say: times === '' ? words.noPunch(asked) : words.punched(asked, times),
    cards: [card({ title: words.dayTitle(asked), lines, place: mine })],
    facts: { day: asked, punches: times, exceptions: what },
  };
}

/** Own shifts, holidays, and who is away, as far as the person may see it. */
export const calendar = defineTool({
  name: 'calendar',
  dataClass: 'ownTime',
  calls: [myMonth],
  args: z.strictObject({ what: z.enum(['shift', 'holiday', 'away']), from: day, to: day }),
  async run(desk, { what, from, to }): Promise<ToolResult> {
    if (what === 'away') return away(desk, from);
    const words = timeTexts[desk.locale].calendar;
    const days = await daysOf(desk, from, to);
    const title = words.title(from, to);
    if (what === 'holiday') {
      const named = days.filter(
        ({ calendarName, kind }) => calendarName !== null || kind === 'statutory-holiday',
      );
      const rows = named.map((one) => [one.day, one.calendarName ?? '', words.kinds[one.kind]]);
      return {
        say: rows.length === 0 ? words.holidayNone : words.holidaySay(rows.length),
        cards:
          rows.length === 0
            ? []
            : [card({ title, table: { columns: [words.day, words.name, words.kind], rows } })],
        facts: { count: rows.length, days: rows },
      };
    }
    const rows = days.map((one) => [one.day, shiftOf(desk, one)]);
    const [first] = rows;
    const isOne = rows.length === 1 && first !== undefined;
    return {
      say: isOne ? words.shiftSay(first[0] ?? '', first[1] ?? '') : words.shiftsSay,
      cards: [card({ title, table: { columns: [words.day, words.shift], rows }, place: mine })],
      facts: { shifts: rows },
    };
  },
});

async function away(desk: Desk, asked: string): Promise<ToolResult> {
  const words = timeTexts[desk.locale].calendar;
  const month = await desk.serve(attendanceTeam, { month: asked.slice(0, 7), rows: 200 });
  const at = month.days.findIndex((one) => one.day === asked);
  const isAway = { leave: true, 'half-leave': true, trip: true } as const;
  const rows = month.rows.flatMap(({ name, organ, days }) => {
    const where = days[at];
    return where && where in isAway
      ? [[name, organ ?? '', words.away[where as keyof typeof isAway]]]
      : [];
  });
  return {
    say: rows.length === 0 ? words.awayNone : words.awaySay(rows.length),
    cards: [
      card({
        title: words.title(asked, asked),
        table: { columns: [words.person, words.organ, words.where], rows },
        place: { app: 'attendance', route: '/team' },
      }),
    ].filter(() => rows.length > 0),
    facts: { day: asked, away: rows.length },
    untrusted: { people: rows },
  };
}
