import { defineFunctions } from '../kit/functions.ts';

/** The functions of work reports: to write and to read them, pages of the app for reports. */
export const workReportFunctions = /* @__PURE__ */ defineFunctions('report', ['work']);
