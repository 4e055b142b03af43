/** The directory of people: who can be chosen, found or assigned, and what a birth date or an ID number says. */
import * as z from 'zod/mini';
import { employmentStatus } from '../joyhr/employee.ts';
import { personnelFunctions } from '../joyhr/functions.ts';
import { day, id, list, optional, pageOf, pageRequest, text } from '../kit/atoms.ts';
import { type CallTable, defineCall } from '../kit/define.ts';

/** The most people that a list without pages returns. */
export const mostFoundPeople = 20;

/** A person as lists to choose from show them; what a role hides or masks leaves so. */
export const directoryPerson = z.object({
  /** Id of the employment. */
  id,
  name: z.string(),
  staffNo: z.string(),
  organId: id,
  organName: z.string(),
  postName: z.nullable(z.string()),
  status: employmentStatus,
});

const session = { kind: 'session' } as const;
const people = z.array(directoryPerson);

export const lightPeople = defineCall({
  name: 'ums.entryUser.light',
  path: '/gateway/ums/web/entryUser/getUserLight',
  service: 'ums',
  request: z.strictObject({ employmentIds: list(id, 200).check(z.minLength(1, 'required')) }),
  result: people,
  access: session,
  doc: 'Returns people by their employments, by name; those the caller does not reach are left out.',
});

export const assignablePeople = defineCall({
  name: 'ums.entryUser.assignable',
  path: '/gateway/ums/web/entryUser/getAssignUserPage',
  service: 'ums',
  request: z.strictObject({
    organId: optional(id),
    includeBelow: z._default(z.enum(['0', '1']), '1'),
    postId: optional(id),
    keyword: optional(text(1, 50)),
    ...pageRequest,
  }),
  result: pageOf(directoryPerson),
  access: session,
  errors: ['notFound'],
  doc: 'Lists the active people within the data range of the caller to whom something can be assigned, by name.',
});

export const assignableOfAll = defineCall({
  ...assignablePeople,
  name: 'ums.entryUser.assignableOfAll',
  path: '/gateway/ums/web/entryUser/getAssignUserAllPage',
  access: { kind: 'function', functionId: personnelFunctions.roster },
  doc: 'The same with those who left and those who have not joined yet.',
});

export const findPeople = defineCall({
  name: 'ums.user.find',
  path: '/gateway/ums/web/user/getUserByKeyWord',
  service: 'ums',
  request: z.strictObject({ keyword: text(1, 50) }),
  result: people,
  access: session,
  doc: 'Finds the first 20 active people within the data range of the caller by name, pinyin, initials, staff number or the end of a phone number.',
});

export const findPeoplePage = defineCall({
  name: 'ums.user.findPage',
  path: '/gateway/ums/web/user/getUserByKeyWordPage2',
  service: 'ums',
  request: z.strictObject({ keyword: optional(text(1, 50)), ...pageRequest }),
  result: pageOf(directoryPerson),
  access: session,
  doc: 'The same as pages.',
});

export const findLeavers = defineCall({
  name: 'ums.user.findLeavers',
  path: '/gateway/ums/web/user/getLizhiUserByKeyWord',
  service: 'ums',
  request: z.strictObject({ keyword: optional(text(1, 50)), ...pageRequest }),
  result: pageOf(z.extend(directoryPerson, { leftOn: z.nullable(day) })),
  access: { kind: 'function', functionId: personnelFunctions.roster },
  doc: 'Finds those who left, within the data range of the caller, the latest first.',
});

export const ownPerson = defineCall({
  name: 'ums.user.own',
  path: '/gateway/ums/web/user/getLoginUserInfo',
  service: 'ums',
  request: z.strictObject({}),
  result: z.object({
    accountId: id,
    name: z.string(),
    /** Null for an account without an employment here. */
    person: z.nullable(directoryPerson),
  }),
  access: session,
  doc: 'Returns who is signed in, as the directory shows them.',
});

export const areas = defineCall({
  name: 'ums.user.areas',
  path: '/gateway/ums/web/user/getArea',
  service: 'ums',
  request: z.strictObject({}),
  result: z.array(z.object({ code: z.string(), name: z.string(), englishName: z.string() })),
  access: session,
  doc: 'Lists the province-level divisions of China with their codes (GB/T 2260).',
});

export const birthdayAge = defineCall({
  name: 'ums.user.birthdayAge',
  path: '/gateway/ums/web/user/calcBirthdayAge',
  service: 'ums',
  request: z.strictObject({ birthDate: day, asOf: optional(day) }),
  result: z.object({
    /** Whole years on the day. */
    age: z.number(),
    nextBirthday: day,
    daysUntilBirthday: z.number(),
  }),
  access: session,
  errors: ['badInput'],
  doc: 'Computes the age on a day, today when none is given, and the next birthday.',
});

export const idNumberInfo = defineCall({
  name: 'ums.user.idNumberInfo',
  path: '/gateway/ums/web/user/getPnidInfo',
  service: 'ums',
  request: z.strictObject({ idNumber: text(1, 18) }),
  result: z.object({
    birthDate: day,
    gender: z.enum(['F', 'M']),
    age: z.number(),
    /** Code of the province-level division that gave the number, and its name; null for an unknown one. */
    areaCode: z.string(),
    areaName: z.nullable(z.string()),
  }),
  access: session,
  errors: ['badInput'],
  doc: 'Reads a resident ID number (GB 11643): its form, birth date and checksum are checked.',
});

/** The directory of people. */
export const peopleDirectoryCalls = {
  lightPeople,
  assignablePeople,
  assignableOfAll,
  findPeople,
  findPeoplePage,
  findLeavers,
  ownPerson,
  areas,
  birthdayAge,
  idNumberInfo,
} as const satisfies CallTable;
