import type { tourshopCalls } from '#bridge/calls/tourshop/calls.ts';
import { tourDepartureCalls } from '#bridge/calls/tourshop/records/departure.ts';
import { tourFeeTableCalls } from '#bridge/calls/tourshop/records/fee-table.ts';
import { tourFundingCalls } from '#bridge/calls/tourshop/records/funding.ts';
import { tourPlanCalls } from '#bridge/calls/tourshop/records/plan.ts';
import { tourProductCalls } from '#bridge/calls/tourshop/records/product.ts';
import { serveRecord } from '#gateway/record/serve.ts';
import { accessIsEnough, type HandlersFor } from '../../kernel/handler.ts';
import { records } from '../records.ts';
import type { GatewayServices } from '../services.ts';
import { cancelBooking } from './bookings/cancel.ts';
import { confirmBooking } from './bookings/confirm.ts';
import { dropDependant, keepDependant, readDependants } from './bookings/dependants.ts';
import { holdSeats, mayHold } from './bookings/hold.ts';
import { readBooking, readMine } from './bookings/read.ts';
import { answerBooking, listBookings } from './desk/bookings.ts';
import { readGrid, runDeparture, setSeats } from './desk/departures.ts';
import { listWallets, readPlans } from './desk/points.ts';
import { correctPoints, grantByPlan } from './points/grant.ts';
import { tourFundings } from './records/funding.ts';
import { tourDepartures, tourFeeTables, tourPlans, tourProducts } from './records/index.ts';
import { readCatalogue, readMe, readPoints, readTrip } from './shop/shop.ts';
import { joinList, leaveList } from './waiting/list.ts';
import { readList } from './waiting/read.ts';

/** The tour shop. A hold opens its transactions itself: it waits for its turn without one. */
export const tourshopHandlers = {
  tourMe: { policy: accessIsEnough, handle: readMe },
  tourCatalogue: { policy: accessIsEnough, handle: readCatalogue },
  tourTrip: { policy: accessIsEnough, handle: readTrip },
  tourPoints: { policy: accessIsEnough, handle: readPoints },
  holdTour: { plane: 'session', audit: 'event', policy: mayHold, handle: holdSeats },
  confirmTour: { policy: accessIsEnough, handle: confirmBooking },
  myTourBookings: { policy: accessIsEnough, handle: readMine },
  tourBooking: { policy: accessIsEnough, handle: readBooking },
  cancelTour: { policy: accessIsEnough, handle: cancelBooking },
  myDependants: { policy: accessIsEnough, handle: readDependants },
  saveDependant: { policy: accessIsEnough, handle: keepDependant },
  removeDependant: { policy: accessIsEnough, handle: dropDependant },
  joinTourList: { policy: accessIsEnough, handle: joinList },
  leaveTourList: { policy: accessIsEnough, handle: leaveList },
  tourWaits: { policy: accessIsEnough, handle: readList },
  tourDepartures: { policy: accessIsEnough, handle: readGrid },
  setTourSeats: { policy: accessIsEnough, handle: setSeats },
  runTourDeparture: { policy: accessIsEnough, handle: runDeparture },
  tourBookings: { policy: accessIsEnough, handle: listBookings },
  answerTourBooking: { policy: accessIsEnough, handle: answerBooking },
  tourPlans: { policy: accessIsEnough, handle: readPlans },
  grantTourPoints: { policy: accessIsEnough, handle: grantByPlan },
  correctTourPoints: { policy: accessIsEnough, handle: correctPoints },
  tourWallets: { policy: accessIsEnough, handle: listWallets },
  ...serveRecord('tourProduct', tourProductCalls, tourProducts, () => records),
  ...serveRecord('tourDeparture', tourDepartureCalls, tourDepartures, () => records),
  ...serveRecord('tourPlan', tourPlanCalls, tourPlans, () => records),
  ...serveRecord('tourFeeTable', tourFeeTableCalls, tourFeeTables, () => records),
  ...serveRecord('tourFunding', tourFundingCalls, tourFundings, () => records),
} as const satisfies HandlersFor<typeof tourshopCalls, GatewayServices>;
