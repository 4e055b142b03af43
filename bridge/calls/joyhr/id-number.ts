import { isRealDay } from '../kit/atoms.ts';

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const checkCharacters = '10X98765432';

/** What a resident ID number says of its holder. */
export interface IdCard {
  readonly birthDate: string;
  readonly gender: 'F' | 'M';
}

/** Computes the 18th character of a resident ID number from its first 17 digits (ISO 7064, MOD 11-2). */
export function idCheckCharacter(digits: string): string {
  const sum = weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  return checkCharacters[sum % 11] ?? '';
}

/** Reads an 18-character resident ID number (GB 11643-1999); undefined when form, birth date or checksum is wrong. */
export function readIdNumber(value: string): IdCard | undefined {
  const match = /^(\d{6})(\d{4})(\d{2})(\d{2})\d{2}(\d)[\dX]$/i.exec(value);
  if (!match) return undefined;
  const birthDate = `${match[2]}-${match[3]}-${match[4]}`;
  if (!isRealDay(birthDate)) return undefined;
  if (idCheckCharacter(value) !== value[17]?.toUpperCase()) return undefined;
  return { birthDate, gender: Number(match[5]) % 2 === 1 ? 'M' : 'F' };
}
