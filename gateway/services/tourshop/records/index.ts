import { sql } from 'kysely';
import { tourDeparture } from '#bridge/calls/tourshop/records/departure.ts';
import { tourDepartureWords } from '#bridge/calls/tourshop/records/departure.words.ts';
import { tourFeeTable } from '#bridge/calls/tourshop/records/fee-table.ts';
import { tourFeeTableWords } from '#bridge/calls/tourshop/records/fee-table.words.ts';
import { tourPlan } from '#bridge/calls/tourshop/records/plan.ts';
import { tourPlanWords } from '#bridge/calls/tourshop/records/plan.words.ts';
import { tourProduct } from '#bridge/calls/tourshop/records/product.ts';
import { tourProductWords } from '#bridge/calls/tourshop/records/product.words.ts';
import { type BoundRecord, bindRecord } from '#gateway/record/binding.ts';
import { tourFundings } from './funding.ts';
import { givePartners, takePartners } from './partners.ts';
import { checkDeparture, usedDepartures, usedFees, usedPlans, usedProducts } from './rules.ts';

/** Fee tables in their table. One that a product has stays. */
export const tourFeeTables = bindRecord(tourFeeTable, {
  table: 'tour_fee_table',
  words: tourFeeTableWords,
  lines: { steps: { table: 'tour_fee_step', owner: 'fee_table_id' } },
  rules: { inUse: (ids, context) => usedFees(ids, context) },
});

/** Plans in their table. One that gave points stays. */
export const tourPlans = bindRecord(tourPlan, {
  table: 'tour_plan',
  words: tourPlanWords,
  lines: { grades: { table: 'tour_plan_grade', owner: 'plan_id' } },
  rules: { inUse: (ids, context) => usedPlans(ids, context) },
});

/** Products in their table. One with departures stays. */
export const tourProducts = bindRecord(tourProduct, {
  table: 'tour_product',
  words: tourProductWords,
  rules: { inUse: (ids, context) => usedProducts(ids, context), effects: givePartners },
});

/** Departures in their table. One with bookings stays. */
export const tourDepartures = bindRecord(tourDeparture, {
  table: 'tour_departure',
  words: tourDepartureWords,
  virtuals: { taken: () => sql`r.taken` },
  lines: { prices: { table: 'tour_price', owner: 'departure_id' } },
  rules: {
    inUse: (ids, context) => usedDepartures(ids, context),
    guards: { open: checkDeparture },
    effects: takePartners,
  },
});

/** The records of the tour shop. */
export const tourshopRecords: readonly BoundRecord[] = [
  tourProducts,
  tourDepartures,
  tourPlans,
  tourFeeTables,
  tourFundings,
];
