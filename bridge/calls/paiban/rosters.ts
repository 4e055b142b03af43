/** Rosters: who works which shift on which day of a month; drawn up, published, changed with a reason, locked. */
import * as z from 'zod/mini';
import { day, id, lines, moment } from '../kit/atoms.ts';
import { defineCall } from '../kit/define.ts';
import { schedulingFunctions } from './functions.ts';
import { schedulingCodes as codes } from './terms.ts';

const path = '/gateway/paiban/web/roster';
const month = z.string('required').check(z.regex(/^(19|20|21)\d\d-(0[1-9]|1[0-2])$/, 'date'));
const unit = { organId: id, month };
const seen = {
  service: 'paiban',
  access: { kind: 'function', functionId: schedulingFunctions.rosters },
  errors: ['notFound'],
} as const;

/** Most cells of one save: 500 people, a month, and some more. */
export const mostRosterCells = 20_000;

/** Days before and after the month that a roster shows what it follows and precedes by. */
export const rosterMargin = 7;

const rosterState = z.enum(['draft', 'published', 'locked']);

const rosterShift = z.object({
  id,
  name: z.string(),
  /** One character that stands for the shift in a cell; null where another shift has it. */
  letter: z.nullable(z.string()),
  colour: z.enum(['blue', 'green', 'orange', 'purple', 'grey']),
  /** Minutes of its day; an end after midnight passes 1,440. */
  from: z.number(),
  to: z.number(),
  /** What it counts. */
  minutes: z.number(),
  /** People it needs on each day; null asks nothing. */
  staffAtLeast: z.nullable(z.number()),
});

/** Days of a person as numbers, a day each from the first of the margin: -1 nothing, 0 rest, from 1 on a shift by its place. */
const plans = z.array(z.number());

const rosterPerson = z.object({
  id,
  name: z.string(),
  staffNo: z.string(),
  organName: z.string(),
  postName: z.nullable(z.string()),
  joinedOn: day,
  leftOn: z.nullable(day),
  plans,
  published: plans,
  /** Whether hours are added up over a cycle: then no single week is too long. */
  hasCycle: z.boolean(),
  /** Approved leave: the place of the day, and which part of it. */
  leave: z.array(z.tuple([z.number(), z.enum(['whole', 'am', 'pm', 'times'])])),
  /** Sessions of training: the place of the day, from and to in its minutes, and what the session is called. */
  training: z.array(z.tuple([z.number(), z.number(), z.number(), z.string()])),
  /** Mandatory training that rosters warn of: what is owed, from which day on, and its rule. */
  duties: z.array(
    z.object({
      kind: z.enum(['dutyOverdue', 'certificateExpired']),
      since: day,
      name: z.string(),
    }),
  ),
  /** Places of the days on which night work is not allowed; why stays with those who keep protected periods. */
  noNight: z.array(z.number()),
  /** Places of the days on which overtime is not allowed, and so no shift longer than eight hours. */
  noOvertime: z.array(z.number()),
  /** Places of days on which what is planned beside the roster is banned: approved overtime, or a shift of another source. */
  banned: z.array(z.tuple([z.number(), z.enum(['overtime', 'shift'])])),
});

export const openRoster = defineCall({
  ...seen,
  name: 'paiban.roster.open',
  path: `${path}/openRoster`,
  request: z.strictObject(unit),
  result: z.object({
    state: rosterState,
    version: z.number(),
    publishedAt: z.nullable(moment),
    today: day,
    /** Places of the first and the last day of the month among the days. */
    first: z.number(),
    last: z.number(),
    days: z.array(
      z.object({
        day,
        kind: z.enum(['workday', 'rest-day', 'statutory-holiday']),
        name: z.nullable(z.string()),
      }),
    ),
    shifts: z.array(rosterShift),
    people: z.array(rosterPerson),
    /** Limits that the law sets: rest between shifts, days in a row, minutes of a week. */
    limits: z.object({
      restMinutes: z.number(),
      daysInARow: z.number(),
      weekMinutes: z.number(),
    }),
    /** Minutes of a month at standard hours. */
    targetMinutes: z.number(),
    can: z.object({ edit: z.boolean(), publish: z.boolean() }),
  }),
  doc: 'Opens the roster of an organisation and those below for a month: people in reach, their days, shifts, leave, training and the calendar.',
});

export const saveRosterCells = defineCall({
  service: 'paiban',
  name: 'paiban.roster.save',
  path: `${path}/saveCells`,
  encoding: 'json',
  request: z.strictObject({
    ...unit,
    version: z.number(),
    cells: z
      .array(
        z.strictObject({
          employmentId: id,
          day,
          /** Empty clears the day. */
          plan: z.union([z.literal(''), z.literal('rest'), id]),
        }),
      )
      .check(z.maxLength(mostRosterCells, 'tooLarge')),
  }),
  result: z.object({ version: z.number() }),
  effect: 'write',
  access: { kind: 'function', functionId: schedulingFunctions['rosters.edit'] },
  errors: ['notFound', 'conflict', codes.rosterLocked],
  doc: 'Saves days of a roster that is not locked; people see them when it is published.',
});

const publishing = {
  service: 'paiban',
  effect: 'write',
  access: { kind: 'function', functionId: schedulingFunctions['rosters.publish'] },
} as const;
const versioned = z.strictObject({ ...unit, version: z.number() });
const reason = lines(1, 200);

export const publishRoster = defineCall({
  ...publishing,
  name: 'paiban.roster.publish',
  path: `${path}/publish`,
  encoding: 'json',
  request: z.strictObject({ ...unit, version: z.number(), reason: z.optional(reason) }),
  result: z.object({
    version: z.number(),
    /** Days and people that changed, and how many of them got a message. */
    days: z.number(),
    people: z.number(),
    messages: z.number(),
  }),
  errors: [
    'notFound',
    'conflict',
    codes.rosterLocked,
    codes.rosterImpossible,
    codes.rosterNightBan,
    codes.rosterLongDayBan,
    codes.reasonNeeded,
    codes.nothingChanged,
  ],
  doc: 'Publishes what was drawn up: attendance follows it, and the people concerned get a message. A second time it takes a reason.',
});

export const withdrawRoster = defineCall({
  ...publishing,
  name: 'paiban.roster.withdraw',
  path: `${path}/withdraw`,
  encoding: 'json',
  request: z.strictObject({ ...unit, version: z.number(), reason }),
  result: z.object({
    version: z.number(),
    days: z.number(),
    /** How many of the people concerned got a message. */
    messages: z.number(),
  }),
  errors: ['notFound', 'conflict', 'notNow', codes.rosterLocked],
  doc: 'Takes the published days after today back and tells the people concerned; the days stay in the draft.',
});

export const lockRoster = defineCall({
  ...publishing,
  name: 'paiban.roster.lock',
  path: `${path}/lock`,
  encoding: 'json',
  request: versioned,
  result: z.object({ version: z.number() }),
  errors: ['notFound', 'conflict', 'notNow'],
  doc: 'Locks a published roster: no day of it changes any more.',
});

export const unlockRoster = defineCall({
  ...publishing,
  name: 'paiban.roster.unlock',
  path: `${path}/unlock`,
  encoding: 'json',
  request: z.strictObject({ ...unit, version: z.number(), reason }),
  result: z.object({ version: z.number() }),
  errors: ['notFound', 'conflict', 'notNow'],
  doc: 'Unlocks a roster, with a reason that is kept.',
});

export const monthRosters = defineCall({
  ...seen,
  name: 'paiban.roster.list',
  path: `${path}/getMonthRosters`,
  request: z.strictObject({ month }),
  result: z.object({
    rosters: z.array(
      z.object({
        organId: id,
        organName: z.string(),
        state: rosterState,
        version: z.number(),
        publishedAt: z.nullable(moment),
        /** People with a planned day in the month. */
        people: z.number(),
        /** Days that are drawn up in another way than they are published. */
        unpublished: z.number(),
        /** Whether the caller may lock, unlock or withdraw it. */
        canPublish: z.boolean(),
      }),
    ),
  }),
  errors: [],
  doc: 'Lists the rosters of a month that somebody has drawn up, of every organisation in reach: where each is, and how much of it is not published.',
});

export const rosterChanges = defineCall({
  ...seen,
  name: 'paiban.roster.changes',
  path: `${path}/getChanges`,
  request: z.strictObject(unit),
  result: z.object({
    changes: z.array(
      z.object({
        id,
        action: z.enum(['published', 'withdrawn', 'locked', 'unlocked']),
        at: moment,
        by: z.string(),
        days: z.number(),
        reason: z.nullable(z.string()),
      }),
    ),
  }),
  doc: 'Lists what was done with a roster, the latest first: who published, changed, locked it, and why.',
});

export const rosterSheet = defineCall({
  ...seen,
  name: 'paiban.roster.sheet',
  path: `${path}/exportRoster`,
  request: z.strictObject({ ...unit, format: z.enum(['xlsx', 'csv']) }),
  result: z.record(z.string(), z.unknown()),
  answer: 'file',
  doc: 'The roster of a month as a sheet: a row for each person, a column for each day, as it is drawn up.',
});

export const myRoster = defineCall({
  name: 'paiban.roster.mine',
  path: `${path}/getMyRoster`,
  service: 'paiban',
  request: z.strictObject({ month }),
  result: z.object({
    today: day,
    /** `usual` for a month in which no roster has the caller: the own shift or that of the attendance group. */
    source: z.enum(['roster', 'usual']),
    days: z.array(
      z.object({
        day,
        kind: z.enum(['workday', 'rest-day', 'statutory-holiday']),
        name: z.nullable(z.string()),
        /** `open` where no roster is published. */
        plan: z.enum(['open', 'rest', 'shift']),
        shift: z.nullable(rosterShift),
        /** Sessions of training that the caller is in, in minutes of the day. */
        training: z.array(
          z.object({
            name: z.string(),
            place: z.nullable(z.string()),
            from: z.number(),
            to: z.number(),
          }),
        ),
      }),
    ),
    minutes: z.number(),
  }),
  access: { kind: 'function', functionId: schedulingFunctions.mine },
  errors: ['notFound'],
  doc: 'The published roster of the caller for a month with the sessions of training; without a roster, when the caller works by the own shift or the group.',
});
