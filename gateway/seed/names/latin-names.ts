import type { Random } from '../random.ts';

const givenOfWomen =
  'Alice Amara Anna Beatriz Chloe Clara Diana Elena Emily Fatima Grace Hannah Ines Julia Leila Maria Mei Nora Olivia Priya Ruth Sofia Yuki Zoe'.split(
    ' ',
  );
const givenOfMen =
  'Adam Ahmed Arjun Ben Carlos Daniel David Erik Felix George Hugo Ivan James Kofi Liam Lucas Mateo Noah Oscar Pavel Ravi Samuel Thomas William'.split(
    ' ',
  );
const families =
  'Adeyemi Andersson Baker Brown Campbell Chen Costa Dubois Evans Fischer Garcia Hughes Ibrahim Jensen Khan Kowalski Lopez Martin Murphy Nakamura Novak O’Brien Patel Petrov Rossi Santos Schmidt Silva Smith Taylor Weber Wilson Zhang'.split(
    ' ',
  );

/** Makes up a name in Latin letters; one in twelve has two family names. */
export function latinName(random: Random, gender: 'F' | 'M'): string {
  const given = random.pick(gender === 'F' ? givenOfWomen : givenOfMen);
  const family = random.pick(families);
  return random.chance(1 / 12)
    ? `${given} ${family}-${random.pick(families)}`
    : `${given} ${family}`;
}
