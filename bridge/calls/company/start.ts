/** How a company begins: empty, with its people from Excel, or with sample data that is given back later. */
import * as z from 'zod/mini';
import { defineCard } from '../kit/card.ts';
import { defineCall } from '../kit/define.ts';
import { companySettingFunctions } from './functions.ts';
import { companyCodes } from './terms.ts';

const path = '/gateway/joyhr/web/companyStart';
const shared = { service: 'joyhr', request: z.strictObject({}) } as const;
const changing = {
  ...shared,
  effect: 'write',
  access: { kind: 'function', functionId: companySettingFunctions['company.edit'] },
} as const;

/** Rows of one kind, in the language of the caller. */
const counted = z.array(z.object({ name: z.string(), count: z.number() }));

/** The sample data of a company. */
const sample = z.object({
  /** What removing it takes away: the sample and everything about its people. */
  removes: counted,
  /** Rows of the company's own that point to it; it is removed once there are none. */
  inTheWay: counted,
});

export const startState = defineCall({
  ...shared,
  name: 'company.start.state',
  path: `${path}/getState`,
  encoding: 'none',
  access: { kind: 'function', functionId: companySettingFunctions.company },
  result: z.object({
    /** People of the company, those of the sample not among them. */
    people: z.number(),
    /** Null where the company has no sample data. */
    sample: z.nullable(sample),
  }),
  doc: 'Tells whether a company has people of its own, and what its sample data is made of.',
});

export const addSample = defineCall({
  ...changing,
  name: 'company.start.addSample',
  path: `${path}/addSample`,
  encoding: 'none',
  result: sample,
  errors: [companyCodes.sampleThere],
  doc: 'Adds a sample company beside the own one: departments, posts, positions and people, all marked.',
});

export const removeSample = defineCall({
  ...changing,
  name: 'company.start.removeSample',
  path: `${path}/removeSample`,
  encoding: 'none',
  result: z.object({ removed: counted }),
  errors: ['notFound', companyCodes.sampleInUse],
  doc: 'Removes exactly the sample data with everything about its people; nothing of the company itself.',
});

/** Leads administrators of a company without people to its start, and back from sample data. */
export const startCard = defineCard({
  name: 'company.card.start',
  path: '/gateway/joyhr/web/home/getStart',
  service: 'joyhr',
  functionId: companySettingFunctions['company.edit'],
  doc: 'Whether the company still has to begin, or has sample data to remove.',
});
