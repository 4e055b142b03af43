/** The search over the whole portal. */
import * as z from 'zod/mini';
import { id, text } from '../kit/atoms.ts';
import { defineCall } from '../kit/define.ts';
import { employmentStatus } from './employee.ts';

/** The most people one search returns; who is not among them is found by typing more. */
export const searchedPeopleLimit = 8;

/** One person a search found, with as much as the caller may see of them. */
export const searchedPerson = z.object({
  /** Id of the employment. */
  id,
  staffNo: z.string(),
  name: z.string(),
  organName: z.string(),
  postName: z.nullable(z.string()),
  /** Masked or null for those who may not read it. */
  phone: z.nullable(z.string()),
  status: employmentStatus,
  /** The page that shows the person to the caller: an app and its route. */
  place: z.object({ app: z.string(), route: z.string() }),
});

export const searchPeople = defineCall({
  name: 'joyhr.search.people',
  path: '/gateway/joyhr/web/employee/searchPeople',
  service: 'joyhr',
  request: z.strictObject({ keyword: text(1, 50) }),
  result: z.object({
    people: z.array(searchedPerson),
    /** Whether the keyword finds more people than are answered. */
    more: z.boolean(),
  }),
  caller: 'shell',
  access: { kind: 'session' },
  doc: 'Finds people within the data range of the caller by name, pinyin, initials, staff number or the end of a phone number; refused to those who may open neither the roster nor the organisation structure.',
});

/** The most rows of one record that a search returns. */
export const searchedRowsLimit = 3;

/** One row a search found, of any declared record. */
export const searchedRow = z.object({
  id,
  title: z.string(),
  /** What rows like it are called, such as "Certificates". */
  kind: z.string(),
  /** Where it opens: an app and its route. */
  place: z.object({ app: z.string(), route: z.string() }),
});

export const searchRows = defineCall({
  name: 'joyhr.search.rows',
  path: '/gateway/joyhr/web/employee/searchRows',
  service: 'joyhr',
  request: z.strictObject({ keyword: text(1, 50) }),
  result: z.object({ rows: z.array(searchedRow) }),
  caller: 'shell',
  access: { kind: 'session' },
  doc: 'Finds rows of all records whose list the caller may open, each within the caller’s reach and field rights; at most three of each record.',
});
