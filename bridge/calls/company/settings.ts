/** What a company says about itself. */
import * as z from 'zod/mini';
import { text } from '../kit/atoms.ts';
import { defineCall } from '../kit/define.ts';
import { locales } from '../kit/words.ts';
import { timeZone } from '../tum/new-company.ts';
import { companySettingFunctions } from './functions.ts';

/** What is written over the pages. `person`: name and account of who looks at them. */
export const watermarkKinds = ['none', 'company', 'person', 'words'] as const;

const base = '/gateway/joyhr/web/CompanySetting';
const version = z.int().check(z.positive());

/** The rule by which employees get their numbers. */
export const numberRule = z.strictObject({
  prefix: z.string().check(z.regex(/^[A-Za-z0-9-]{0,10}$/, 'invalid')),
  digits: z.int().check(z.minimum(1, 'tooSmall'), z.maximum(9, 'tooLarge')),
  /** Where the search for the next free number begins. */
  next: z.int().check(z.minimum(1, 'tooSmall'), z.maximum(999_999_999, 'tooLarge')),
});

/** What can be changed about a company. */
export const companyProfile = z.strictObject({
  name: text(1, 100),
  locale: z.enum(locales, 'choice'),
  timeZone,
  watermark: z.enum(watermarkKinds, 'choice'),
  /** The words of a watermark of its own; otherwise empty. */
  watermarkWords: text(0, 40),
});

export const companySettings = defineCall({
  name: 'company.setting.get',
  path: `${base}/getCompanySetting`,
  service: 'joyhr',
  encoding: 'none',
  request: z.strictObject({}),
  result: z.object({
    ...companyProfile.shape,
    code: z.string(),
    version,
    numbers: z.object({ ...numberRule.shape, version }),
  }),
  access: { kind: 'function', functionId: companySettingFunctions.company },
  doc: 'Returns what the company says about itself, and how it numbers its employees.',
});

const editing = {
  service: 'joyhr',
  effect: 'write',
  encoding: 'json',
  access: { kind: 'function', functionId: companySettingFunctions['company.edit'] },
  errors: ['conflict'],
} as const;

export const saveCompanyProfile = defineCall({
  ...editing,
  name: 'company.setting.save',
  path: `${base}/saveCompanySetting`,
  request: z.strictObject({ version, profile: companyProfile }),
  result: z.object({ version }),
  doc: 'Saves the name, the language, the time zone and the watermark of the company.',
});

export const saveNumberRule = defineCall({
  ...editing,
  name: 'company.setting.saveNumberRule',
  path: `${base}/saveNumberRule`,
  request: z.strictObject({ version, rule: numberRule }),
  result: z.object({ version }),
  doc: 'Saves the rule of employee numbers; a number that was given is never given again, whatever the rule says.',
});

export const loadWatermark = defineCall({
  name: 'company.setting.loadWatermark',
  path: `${base}/loadWatermark`,
  service: 'joyhr',
  encoding: 'none',
  request: z.strictObject({}),
  /** The words to write over the pages of this person; empty where there are none. */
  result: z.object({ words: z.string() }),
  access: { kind: 'session' },
  outside: 'account',
  doc: 'Returns the watermark over the pages of the signed-in person.',
});
