import { idCheckCharacter } from '#bridge/calls/joyhr/id-number.ts';
import { checkDigit } from '#bridge/calls/joyhr/records/card-number.ts';
import type { Random } from './random.ts';

/** No place has a division code that begins with 99 (GB/T 2260), so no living person has such a number. */
const NOWHERE = '990001';

/** No carrier was ever given the segment 154 of mainland China. */
const SILENT_SEGMENT = '154';

/** Makes the resident ID number of no one: right checksum, birth date and gender, a region that is never issued. */
export function fakeIdNumber(birthDate: string, gender: 'F' | 'M', serial: number): string {
  const order = 2 * (serial % 500) + (gender === 'M' ? 1 : 0);
  // More than 500 people can share a birthday: the region carries the rest of the serial number.
  const region = String(Number(NOWHERE) + Math.floor(serial / 500));
  const digits = `${region}${birthDate.replaceAll('-', '')}${String(order).padStart(3, '0')}`;
  return digits + idCheckCharacter(digits);
}

/** Makes a mobile number that rings nowhere; `serial` makes it unique. */
export function fakePhone(serial: number): string {
  // The multiplier is prime to 10^8, so every serial has its own, and neighbours do not look alike.
  return SILENT_SEGMENT + String((serial * 61_803_399 + 20_260_000) % 100_000_000).padStart(8, '0');
}

/** Makes a number from the block kept for fiction in North America (555-0100 to 555-0199). */
export function fakeAmericanPhone(random: Random): string {
  const area = random.pick(['212', '312', '415', '512', '617', '206', '303']);
  return `+1${area}55501${String(random.integer(0, 99)).padStart(2, '0')}`;
}

/**
 * Makes a bank card number that begins like no card (the 9 is left to national use, ISO/IEC 7812-1). One in fifty has a slip
 * in its last digit.
 */
export function fakeBankAccount(random: Random): string {
  const middle = String(random.integer(0, 999_999)).padStart(6, '0');
  const tail = String(random.integer(0, 9_999_999)).padStart(7, '0');
  const digits = `990000${middle}${tail.slice(0, 6)}`;
  const slip = Number(tail.slice(5)) % 50 === 0 ? 1 : 0;
  return digits + String((Number(checkDigit(digits)) + slip) % 10);
}
