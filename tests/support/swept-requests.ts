import { calls } from '#bridge/calls/index.ts';
import { areaRequests } from './area-requests.ts';
import { companyRequests } from './company-requests.ts';
import { deliveryRequests } from './delivery-requests.ts';
import { sweptOrganRequests } from './swept-organ.ts';
import { everything, vendorBundle } from './vendor-app.ts';

/** Fields that requests of single calls always have, for every sweep; by the name of the call. */
export const sweptRequests: Readonly<Record<string, Record<string, unknown>>> = {
  ...companyRequests,
  ...areaRequests,
  ...deliveryRequests,
  ...sweptOrganRequests,
  [calls.registerBundle.name]: { bundle: vendorBundle({ code: 'swept' }) },
  [calls.registryDetail.name]: { code: 'canteen' },
  [calls.decideApp.name]: { code: 'canteen', version: 1, decision: 'approved', ...everything },
  [calls.enableApp.name]: { code: 'canteen', enabled: true },
  [calls.startTask.name]: { kind: 'joyhr.rosterExport', payload: { columns: ['name'] } },
  [calls.turnAccount.name]: { enabled: '1' },
  [calls.uploadRecordFile.name]: { record: 'certificate', field: 'scan' },
  [calls.listFieldsByBizType.name]: { bizTypeId: 'transfer' },
  [calls.previewRoute.name]: { record: 'transfer', move: 'submit' },
  [calls.fieldReaders.name]: { bizType: 'employee', field: 'phone' },
  [calls.listFieldRights.name]: { bizTypeId: 'employee' },
  // The job is cancelled: this begins it again, and the calls for administrators cancel it once more.
  [calls.updateProcess.name]: { action: 'retry' },
};
