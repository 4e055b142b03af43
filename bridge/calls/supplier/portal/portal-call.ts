import * as z from 'zod/mini';
import { supplierFunctions } from '../functions.ts';

/** What every call of people of suppliers has: it is theirs alone, and reaches the rows of their supplier. */
export const ofPartners = {
  service: 'supplier',
  outside: 'supplier',
  access: { kind: 'function', functionId: supplierFunctions.portal },
} as const;

/** The same for what changes something. */
export const writesOfPartners = { ...ofPartners, encoding: 'json', effect: 'write' } as const;

/** What people of an agency read of its workers besides. */
export const ofAgencies = {
  ...ofPartners,
  access: { kind: 'function', functionId: supplierFunctions['portal.dispatch'] },
} as const;

/** The same for what changes something. */
export const writesOfAgencies = { ...ofAgencies, encoding: 'json', effect: 'write' } as const;

/** What people of a travel agency read of the trips that it runs. */
export const ofTourAgencies = {
  ...ofPartners,
  access: { kind: 'function', functionId: supplierFunctions['portal.tours'] },
} as const;

/** The same for what changes something. */
export const writesOfTourAgencies = {
  ...ofTourAgencies,
  encoding: 'json',
  effect: 'write',
} as const;

/** Where their calls are. */
export const portalPath = '/gateway/supplier/web/portal';

/** The version of the row that the page showed. */
export const version = z.int('invalid');
