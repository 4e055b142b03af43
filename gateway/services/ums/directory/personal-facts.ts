import { readIdNumber } from '#bridge/calls/joyhr/id-number.ts';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { areas, birthdayAge, idNumberInfo } from '#bridge/calls/ums/people-directory.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { addYears, dayOf, daysBetween, wholeYears } from '#gateway/kernel/people/calendar.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { provinces } from '../texts/provinces.ts';

/** Lists the province-level divisions. */
export async function answerAreas(): Promise<ResultOf<typeof areas>> {
  return provinces.map(([code, name, englishName]) => ({ code, name, englishName }));
}

/**
 * Computes an age and the next birthday.
 * @throws {RefusedError} `badInput` for a birth date after the day
 */
export async function answerBirthdayAge(
  context: CallContext,
  { birthDate, asOf = dayOf(context.now()) }: ParsedRequestOf<typeof birthdayAge>,
): Promise<ResultOf<typeof birthdayAge>> {
  if (birthDate > asOf) {
    throw new RefusedError('badInput', { fields: [{ path: 'birthDate', issue: 'dateOrder' }] });
  }
  const age = wholeYears(birthDate, asOf);
  const thisYear = addYears(birthDate, age);
  const nextBirthday = thisYear === asOf ? asOf : addYears(birthDate, age + 1);
  return { age, nextBirthday, daysUntilBirthday: daysBetween(asOf, nextBirthday) };
}

/**
 * Reads a resident ID number.
 * @throws {RefusedError} `badInput` for one that is not right
 */
export async function answerIdNumber(
  context: CallContext,
  { idNumber }: ParsedRequestOf<typeof idNumberInfo>,
): Promise<ResultOf<typeof idNumberInfo>> {
  const card = readIdNumber(idNumber);
  const today = dayOf(context.now());
  if (card === undefined || card.birthDate > today) {
    throw new RefusedError('badInput', { fields: [{ path: 'idNumber', issue: 'idNumber' }] });
  }
  const areaCode = `${idNumber.slice(0, 2)}0000`;
  const area = provinces.find(([code]) => code === areaCode);
  const name = context.locale === 'en' ? area?.[2] : area?.[1];
  return {
    ...card,
    age: wholeYears(card.birthDate, today),
    areaCode,
    areaName: name ?? null,
  };
}
