/** The yearly adjustment of bases: everybody's mean pay of the year before becomes the base from a month on. */
import * as z from 'zod/mini';
import { day, id, optional, pageOf, pageRequest, text } from '../kit/atoms.ts';
import { defineCall } from '../kit/define.ts';
import { insuranceFunctions } from './functions.ts';
import { enrolment, insurancePlaces } from './records/enrolment.ts';

const path = '/gateway/insurance/web/base';
const place = z.enum(insurancePlaces);
/** Yuan with two digits after the point. */
const amount = z.string();

/** From when the bases hold, the first day of a month, and in which city. */
const asked = { from: day, place: optional(place) };

const proposed = z.object({
  employmentId: id,
  name: z.string(),
  staffNo: z.string(),
  place,
  /** How many months of the year before were paid; 0: the base stays. */
  months: z.number(),
  base: amount,
  /** Null without a housing fund. */
  fundBase: z.nullable(amount),
  /** The mean pay of those months, the new base; it is clamped where it is used. */
  next: amount,
  /** Limits of the pension on that day; null where none are published. */
  floor: z.nullable(amount),
  ceiling: z.nullable(amount),
  limited: z.nullable(z.enum(['floor', 'ceiling'])),
});

export const insuranceBases = defineCall({
  service: 'insurance',
  access: { kind: 'function', functionId: insuranceFunctions.insurance },
  name: 'insurance.base.list',
  path: `${path}/getBases`,
  request: z.strictObject({ ...asked, keyword: optional(text(1, 60)), ...pageRequest }),
  result: z.extend(pageOf(proposed), {
    /** How many have another base from that day on, and how many keep theirs: without pay in that year. */
    changing: z.number(),
    kept: z.number(),
    can: z.object({ apply: z.boolean() }),
  }),
  errors: ['badInput', 'noPermission'],
  doc: 'Lists what the bases of insurance and fund would be from a month on: the mean pay of the year before.',
});

export const applyInsuranceBases = defineCall({
  service: 'insurance',
  access: { kind: 'function', functionId: `${enrolment.functionId}.edit` },
  name: 'insurance.base.apply',
  path: `${path}/applyBases`,
  encoding: 'json',
  effect: 'write',
  request: z.strictObject(asked),
  result: z.object({ changed: z.number() }),
  errors: ['badInput', 'noPermission'],
  doc: 'Begins a new row of enrolment with the mean pay of the year before as its base, for everybody whose base differs.',
});

/** The calls about the yearly adjustment. */
export const insuranceBaseCalls = { insuranceBases, applyInsuranceBases };
