import { defineFunctions } from '../kit/functions.ts';

/** The functions of the tour shop besides those of its records: to book for oneself, and to run departures and bookings. */
export const tourFunctions = /* @__PURE__ */ defineFunctions('tourshop', ['tours', 'manage']);
