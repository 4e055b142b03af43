import { type RawBuilder, sql } from 'kysely';
import { protectedPeriod } from '#bridge/calls/kaoqin/records/protected-period.ts';
import { protectedPeriodWords } from '#bridge/calls/kaoqin/records/protected-period.words.ts';
import { femaleStaffOn } from '#gateway/kernel/law/protection.ts';
import { bindRecord, type VirtualScope } from '#gateway/record/binding.ts';
import { tellPlanners } from '../protection/tell-planners.ts';

/** Protected periods in their table; rosters and overtime ask `readBans` what follows from them. */
export const protectedPeriods = bindRecord(protectedPeriod, {
  table: 'protected_period',
  words: protectedPeriodWords,
  rules: {
    async effects(changes, context) {
      const noted = changes.filter(
        ({ action, before, after }) =>
          action !== 'remove' &&
          (before === null || bannedBy.some((name) => before[name] !== after[name])),
      );
      await tellPlanners(
        context,
        noted.map(({ after }) => after.employment),
      );
    },
  },
  virtuals: {
    bannedFrom: (
      scope,
    ) => sql`(select case when b."to" is null or b."to" >= b."from" then b."from" end
      from ${bannedDays(scope)} b)`,
    bannedTo: (scope) => sql`(select case when b."to" >= b."from" then b."to" end
      from ${bannedDays(scope)} b)`,
  },
});

/** What decides on which days work is banned. */
const bannedBy = ['kind', 'fromOn', 'toOn'] as const;

/** The first and the last day of the bans of a row `r`; without a last one for a pregnancy that goes on. */
function bannedDays({ today }: VirtualScope): RawBuilder<unknown> {
  const { pregnancyMonths, nursingYears } = femaleStaffOn({ place: 'CN', asOf: today });
  return sql`(select case r.kind
      when 'pregnancy' then (r.from_on + make_interval(months => ${pregnancyMonths}))::date
      else r.from_on end as "from",
    case r.kind when 'pregnancy' then r.to_on
      else least(r.to_on, (r.from_on + make_interval(years => ${nursingYears}))::date - 1)
      end as "to")`;
}
