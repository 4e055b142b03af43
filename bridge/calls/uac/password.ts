import * as z from 'zod/mini';

/** Characters of a password, and how many of the four kinds it mixes at least (specification §5). */
export const passwordRule = { shortest: 9, longest: 20, kinds: 3 } as const;

const kinds = [/[A-Z]/, /[a-z]/, /[0-9]/, /[^A-Za-z0-9]/];

/** How many of the four kinds a text mixes: upper case, lower case, digits, other characters. */
export function kindsIn(text: string): number {
  return kinds.filter((kind) => kind.test(text)).length;
}

/** A password as somebody chooses it. */
export const password = z.string('required').check(
  z.minLength(passwordRule.shortest, 'tooShort'),
  z.maxLength(passwordRule.longest, 'tooLong'),
  z.refine((text) => kindsIn(text) >= passwordRule.kinds, 'passwordKinds'),
);
