/** What a new company is made from. */
import * as z from 'zod/mini';
import { moment, text } from '../kit/atoms.ts';
import { locales } from '../kit/words.ts';
import { loginName } from '../uac/accounts.ts';
import { brandCodes } from './brands.ts';

/** The system codes a company can have; the empty one is the product's own brand. */
export const systemCodes = ['', ...brandCodes] as const;

/** What a company can begin with: nothing, its people from Excel, or sample data that one button removes. */
export const companyBeginnings = ['empty', 'import', 'sample'] as const;

/** A name of the time zone database, such as Asia/Shanghai. */
export const timeZone = z
  .string('required')
  .check(z.maxLength(60, 'tooLong'), z.refine(isTimeZone, 'choice'));

function isTimeZone(value: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: value });
    return value !== '';
  } catch {
    return false;
  }
}

/** A company as somebody describes it who makes it. */
export const newCompany = z.strictObject({
  name: text(1, 100),
  /** Short name in links and logs; never changes. */
  code: z.string('required').check(z.regex(/^[a-z][a-z0-9-]{1,30}$/, 'invalid')),
  systemCode: z.enum(systemCodes, 'choice'),
  locale: z.enum(locales, 'choice'),
  timeZone,
  /** Where its people work, such as the city of its seat. */
  place: text(1, 60),
  /** What it begins with; import is made after signing in. */
  begin: z.optional(z.enum(companyBeginnings, 'choice')),
});

/** The first person of a company, who may do everything there. */
export const newAdministrator = z.strictObject({ name: text(1, 60), loginName });

/** An administrator that was just made, with the link by which a password is chosen; it is shown once. */
export const madeAdministrator = z.object({
  loginName: z.string(),
  name: z.string(),
  link: z.object({ address: z.string(), expiresAt: moment }),
});
