import { gatherRecords, type Records } from '../record/binding.ts';
import { dictionaryCategories } from './company/records/dictionary-categories.ts';
import { dictionaryItems } from './company/records/dictionary-items.ts';
import { legalEntities } from './company/records/legal-entities.ts';
import { workPlaces } from './company/records/work-places.ts';
import { bindCustomFields } from './custom/records/custom-fields.ts';
import { companyDocuments } from './docenter/records/documents.ts';
import { trainingRecords } from './elephantstep/records/index.ts';
import { etaxRecords } from './etax/records/tax-records.ts';
import { enrolments } from './insurance/records/enrolments.ts';
import { changeRecords } from './joyhr/life/records/change-records.ts';
import { employeeRecords } from './joyhr/records/employee-records.ts';
import { timeRecords } from './kaoqin/records/time-records.ts';
import { personTags } from './message/records/person-tags.ts';
import { outsourcingRecords } from './outsourcing/records/index.ts';
import { rotationPatterns } from './paiban/records/rotation-patterns.ts';
import { performanceRecords } from './performance/records/index.ts';
import { recruitRecords } from './recruit/records/index.ts';
import { payRecords } from './salary/records/pay-records.ts';
import { supplierRecords } from './supplier/records/index.ts';
import { tourshopRecords } from './tourshop/records/index.ts';
import { grades } from './ums/records/grades.ts';
import { positions } from './ums/records/positions.ts';
import { postCategories } from './ums/records/post-categories.ts';
import { posts } from './ums/records/posts.ts';
import { leaveRequests } from './vacation/records/leave-requests.ts';
import { leaveReturns } from './vacation/records/leave-returns.ts';
import { leaveTypes } from './vacation/records/leave-types.ts';
import { approvalGate } from './workflow/gate.ts';

/** What a company adds to the records below; they are known when the first call comes. */
export const customFields = bindCustomFields(() => records);

/** Every record of the gateway: what references can point to, and what the search and the tests go over. */
export const records: Records = gatherRecords(
  [
    postCategories,
    posts,
    grades,
    positions,
    ...employeeRecords,
    ...changeRecords,
    ...timeRecords,
    leaveTypes,
    leaveRequests,
    leaveReturns,
    ...outsourcingRecords,
    rotationPatterns,
    ...recruitRecords,
    ...performanceRecords,
    ...trainingRecords,
    ...supplierRecords,
    ...tourshopRecords,
    companyDocuments,
    personTags,
    workPlaces,
    legalEntities,
    dictionaryCategories,
    dictionaryItems,
    ...payRecords,
    enrolments,
    ...etaxRecords,
    customFields,
  ],
  approvalGate(() => records),
);
