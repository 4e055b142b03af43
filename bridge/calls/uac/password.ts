import * as z from 'zod/mini';

/**
 * What a company asks of passwords: the mixed kinds of the specification (§5), or length alone, as OWASP ASVS 5.0 (6.2.5,
 * 6.2.9) and NIST SP 800-63B ask for.
 */
export const passwordProfiles = ['mixed', 'long'] as const;

/** One of them. */
export type PasswordProfile = (typeof passwordProfiles)[number];

/** Characters of a password, and how many of the four kinds it mixes at least. */
export const passwordRules: Readonly<
  Record<
    PasswordProfile,
    { readonly shortest: number; readonly longest: number; readonly kinds: number }
  >
> = {
  mixed: { shortest: 9, longest: 20, kinds: 3 },
  long: { shortest: 15, longest: 128, kinds: 0 },
};

const kinds = [/[A-Z]/, /[a-z]/, /[0-9]/, /[^A-Za-z0-9]/];

/** How many of the four kinds a text mixes: upper case, lower case, digits, other characters. */
export function kindsIn(text: string): number {
  return kinds.filter((kind) => kind.test(text)).length;
}

/** What is wrong with a password under a rule. */
export type PasswordIssue =
  | { readonly issue: 'tooShort'; readonly min: number }
  | { readonly issue: 'tooLong'; readonly max: number }
  | { readonly issue: 'passwordKinds' };

/** Says what is wrong with a password; null where nothing is. */
export function passwordIssue(text: string, profile: PasswordProfile): PasswordIssue | null {
  const rule = passwordRules[profile];
  if (text.length < rule.shortest) return { issue: 'tooShort', min: rule.shortest };
  if (text.length > rule.longest) return { issue: 'tooLong', max: rule.longest };
  return kindsIn(text) < rule.kinds ? { issue: 'passwordKinds' } : null;
}

/** A password as somebody chooses it. What else it has to be is the rule of the own company, which the gateway knows. */
export const password = z
  .string('required')
  .check(z.minLength(1, 'required'), z.maxLength(passwordRules.long.longest, 'tooLong'));

/** Which rule the account goes by. */
export const passwordProfile = z.enum(passwordProfiles);
