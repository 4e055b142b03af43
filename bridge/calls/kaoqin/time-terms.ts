import * as z from 'zod/mini';

/** A month `YYYY-MM`. */
export const month = z
  .string('required')
  .check(z.regex(/^(19|20|21)\d\d-(0[1-9]|1[0-2])$/, 'date'));

/** What a day is in the calendar. */
export const dayKind = z.enum(['workday', 'rest-day', 'statutory-holiday']);

/** How long comprehensive hours are added up. */
export const hoursCycle = z.enum(['week', 'month', 'quarter', 'year']);

/** What became of a day. */
export const dayState = z.enum([
  'open',
  'normal',
  'exception',
  'half-day',
  'absent',
  'leave',
  'trip',
  'rest',
  'overtime',
]);

/** What is wrong with a day. */
export const attendanceException = z.enum([
  'late',
  'serious-late',
  'absent-late',
  'early',
  'no-punch-in',
  'no-punch-out',
  'absent',
]);

/** A minute of a day; those after midnight pass 1,440. */
export const dayMinute = z.number();

/** A wall time of a day `HH:MM`; those after midnight are 24:00 and later. */
export const wallTime = z
  .string('required')
  .check(z.regex(/^(?:[01]\d|2\d|3[0-5]):[0-5]\d$/, 'invalid'));
