/** Who of a team is where: today, and day by day over a month. */
import * as z from 'zod/mini';
import { day, id, optional, pageOf, pageRequest, text } from '../kit/atoms.ts';
import { defineCall } from '../kit/define.ts';
import { attendanceFunctions } from './functions.ts';
import { dayKind, dayMinute, month } from './time-terms.ts';

/** Where somebody is on a day, as far as it is known. */
export const whereabouts = z.enum([
  'rest',
  'due',
  'present',
  'exception',
  'absent',
  'leave',
  'half-leave',
  'trip',
]);

/** Where somebody is today. */
const todayPlace = z.enum(['rest', 'later', 'present', 'missing', 'leave', 'trip']);

/** Names that a place of today shows before it only counts. */
export const mostTeamNames = 8;

/** A team of more people has its crowded days counted over the people of the page. */
export const mostTeamCounted = 500;

export const attendanceTeam = defineCall({
  name: 'kaoqin.team.month',
  path: '/gateway/kaoqin/web/team/getTeam',
  service: 'kaoqin',
  access: { kind: 'function', functionId: attendanceFunctions.team },
  request: z.strictObject({ month, search: optional(text(1, 50)), ...pageRequest }),
  result: z.extend(
    pageOf(
      z.object({
        employmentId: id,
        name: z.string(),
        staffNo: z.string(),
        organ: z.nullable(z.string()),
        /** Today; null for somebody who is not employed. */
        today: z.nullable(
          z.object({
            where: todayPlace,
            shift: z.nullable(z.string()),
            from: z.nullable(dayMinute),
            punchIn: z.nullable(dayMinute),
          }),
        ),
        /** One for each day of the month; null on days without an employment. */
        days: z.array(z.nullable(whereabouts)),
      }),
    ),
    {
      today: day,
      /** Where everybody who was asked for is today, whatever page is shown. */
      now: z.array(z.object({ where: todayPlace, count: z.number(), names: z.array(z.string()) })),
      days: z.array(
        z.object({
          day,
          kind: dayKind,
          /** Who has a shift, and who of them is on leave or on a trip; of a large team, those of the page. */
          due: z.number(),
          away: z.number(),
          /** Too few would be there: at least two are away, and half of those who are due. */
          conflict: z.boolean(),
        }),
      ),
    },
  ),
  doc: 'Where the people within the data range of the caller are today and on the days of a month, and on which days too many are away.',
});

/** The calls about teams. */
export const attendanceTeamCalls = { attendanceTeam };
