import type { ReactElement } from 'react';
import { tourDeparture, tourDepartureCalls } from '#bridge/calls/tourshop/records/departure.ts';
import { tourDepartureWords } from '#bridge/calls/tourshop/records/departure.words.ts';
import { tourFeeTable, tourFeeTableCalls } from '#bridge/calls/tourshop/records/fee-table.ts';
import { tourFeeTableWords } from '#bridge/calls/tourshop/records/fee-table.words.ts';
import { tourFunding, tourFundingCalls } from '#bridge/calls/tourshop/records/funding.ts';
import { tourFundingWords } from '#bridge/calls/tourshop/records/funding.words.ts';
import { tourPlan, tourPlanCalls } from '#bridge/calls/tourshop/records/plan.ts';
import { tourPlanWords } from '#bridge/calls/tourshop/records/plan.words.ts';
import { tourProduct, tourProductCalls } from '#bridge/calls/tourshop/records/product.ts';
import { tourProductWords } from '#bridge/calls/tourshop/records/product.words.ts';
import { RecordPage } from '../parts/record-page.tsx';

/** The trips that are sold. */
export function Products(): ReactElement {
  return (
    <RecordPage
      code="tourdesk.products"
      record={tourProduct}
      words={tourProductWords}
      calls={tourProductCalls}
    />
  );
}

/** The departures of trips. */
export function Departures(): ReactElement {
  return (
    <RecordPage
      code="tourdesk.departures"
      record={tourDeparture}
      words={tourDepartureWords}
      calls={tourDepartureCalls}
    />
  );
}

/** The plans that give points. */
export function Plans(): ReactElement {
  return (
    <RecordPage
      code="tourdesk.plans"
      record={tourPlan}
      words={tourPlanWords}
      calls={tourPlanCalls}
    />
  );
}

/** What cancellations cost. */
export function Fees(): ReactElement {
  return (
    <RecordPage
      code="tourdesk.fees"
      record={tourFeeTable}
      words={tourFeeTableWords}
      calls={tourFeeTableCalls}
    />
  );
}

/** The requests that the company pays a part of a trip. */
export function Fundings(): ReactElement {
  return (
    <RecordPage
      code="tourdesk.funding"
      record={tourFunding}
      words={tourFundingWords}
      calls={tourFundingCalls}
    />
  );
}
