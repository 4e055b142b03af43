import type { DayKind } from '#gateway/kernel/law/holidays.ts';
import type { HoursCycle } from '#gateway/kernel/law/working-time.ts';
import type { AttendanceException } from './judge.ts';

/** One step on the way to a day's result; minutes are those of the day. The screen says it in words. */
export type Reason =
  | {
      readonly step: 'plan';
      readonly plan: 'shift' | 'rest' | 'free';
      readonly kind: DayKind;
      readonly from?: number;
      readonly to?: number;
    }
  | { readonly step: 'leave' | 'trip'; readonly from: number; readonly to: number }
  | { readonly step: 'punches'; readonly inAt: number | null; readonly outAt: number | null }
  | { readonly step: 'break'; readonly from: number; readonly to: number; readonly paid: boolean }
  | { readonly step: 'flex'; readonly minutes: number; readonly until: number }
  | {
      readonly step: 'exception';
      readonly exception: AttendanceException;
      readonly at: number | null;
      readonly due: number;
      readonly minutes: number;
    }
  | { readonly step: 'absent'; readonly minutes: number }
  /** Times that were put in by hand, and exceptions that count nothing. */
  | { readonly step: 'adjusted'; readonly inAt: number | null; readonly outAt: number | null }
  | { readonly step: 'waived' }
  /** What counts in the cycle of comprehensive hours; flexible hours count no overtime. */
  | { readonly step: 'cycle-hours'; readonly cycle: HoursCycle; readonly minutes: number }
  | { readonly step: 'flexible-hours' }
  | {
      readonly step: 'overtime';
      readonly kind: DayKind;
      readonly basis: 'request' | 'punches' | 'lesser' | 'holiday-shift';
      readonly minutes: number;
    };
