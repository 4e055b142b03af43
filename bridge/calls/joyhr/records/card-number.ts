/** Lengths of card numbers that end in a check digit (ISO/IEC 7812-1); other account numbers have none. */
const cardLength = { least: 16, most: 19 } as const;

/** Whether the number of a bank card ends in the check digit that its other digits give; null for what is no card number. */
export function passesCheckDigit(number: string): boolean | null {
  const isCard = number.length >= cardLength.least && number.length <= cardLength.most;
  if (!isCard || !/^\d+$/.test(number)) return null;
  return checkDigit(number.slice(0, -1)) === number.at(-1);
}

/** The digit that makes a card number of some digits: the Luhn formula of ISO/IEC 7812-1, annex B. */
export function checkDigit(digits: string): string {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return String((10 - (sum % 10)) % 10);
}
