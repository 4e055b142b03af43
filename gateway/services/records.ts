import { gatherRecords, type Records } from '../record/binding.ts';
import { companyRecords } from './company/records/index.ts';
import { bindCustomFields } from './custom/records/custom-fields.ts';
import { docenterRecords } from './docenter/records/index.ts';
import { trainingRecords } from './elephantstep/records/index.ts';
import { etaxRecords } from './etax/records/tax-records.ts';
import { insuranceRecords } from './insurance/records/index.ts';
import { joyhrRecords } from './joyhr/records/index.ts';
import { timeRecords } from './kaoqin/records/time-records.ts';
import { messageRecords } from './message/records/index.ts';
import { outsourcingRecords } from './outsourcing/records/index.ts';
import { paibanRecords } from './paiban/records/index.ts';
import { performanceRecords } from './performance/records/index.ts';
import { recruitRecords } from './recruit/records/index.ts';
import { companyRules } from './ruleEngine/company-rules/company-rules.ts';
import { payRecords } from './salary/records/pay-records.ts';
import { supplierRecords } from './supplier/records/index.ts';
import { tourshopRecords } from './tourshop/records/index.ts';
import { umsRecords } from './ums/records/index.ts';
import { vacationRecords } from './vacation/records/index.ts';
import { approvalGate } from './workflow/gate.ts';

/** What a company adds to the records below; they are known when the first call comes. */
export const customFields = bindCustomFields(() => records);

/**
 * Every record of the gateway: what references can point to, and what the search and the tests go over. One line an
 * area; which records an area has is in its own folder.
 */
export const records: Records = gatherRecords(
  [
    ...umsRecords,
    ...joyhrRecords,
    ...timeRecords,
    ...vacationRecords,
    ...outsourcingRecords,
    ...paibanRecords,
    ...recruitRecords,
    ...performanceRecords,
    ...trainingRecords,
    ...supplierRecords,
    ...tourshopRecords,
    ...docenterRecords,
    ...messageRecords,
    ...companyRecords,
    ...payRecords,
    ...insuranceRecords,
    ...etaxRecords,
    companyRules,
    customFields,
  ],
  approvalGate(() => records),
);
