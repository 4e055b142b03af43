/** The tour shop: trips that people book with points. */
import type { CallTable } from '../kit/define.ts';
import { type KeyedCalls, keyed } from '../record/calls.ts';
import { bookingCalls } from './bookings.ts';
import { tourDeskCalls } from './desk.ts';
import { tourDepartureCalls } from './records/departure.ts';
import { tourFeeTableCalls } from './records/fee-table.ts';
import { tourFundingCalls } from './records/funding.ts';
import { tourPlanCalls } from './records/plan.ts';
import { tourProductCalls } from './records/product.ts';
import { shopCalls } from './shop.ts';
import { waitingCalls } from './waiting.ts';

/** Written out: the type of a large table is too long to be inferred into a declaration. */
type TourRecordCalls = KeyedCalls<'tourProduct', typeof tourProductCalls> &
  KeyedCalls<'tourDeparture', typeof tourDepartureCalls> &
  KeyedCalls<'tourPlan', typeof tourPlanCalls> &
  KeyedCalls<'tourFeeTable', typeof tourFeeTableCalls> &
  KeyedCalls<'tourFunding', typeof tourFundingCalls>;

const ownCalls = { ...shopCalls, ...bookingCalls, ...waitingCalls, ...tourDeskCalls };

/** The calls of the tour shop, those of its records among them. */
export const tourshopCalls: typeof ownCalls & TourRecordCalls = {
  ...ownCalls,
  ...keyed('tourProduct', tourProductCalls),
  ...keyed('tourDeparture', tourDepartureCalls),
  ...keyed('tourPlan', tourPlanCalls),
  ...keyed('tourFeeTable', tourFeeTableCalls),
  ...keyed('tourFunding', tourFundingCalls),
} satisfies CallTable;
