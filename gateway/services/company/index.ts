import type { companyCalls } from '#bridge/calls/company/calls.ts';
import { dictionaryCategoryCalls } from '#bridge/calls/company/records/dictionary-category.ts';
import { dictionaryItemCalls } from '#bridge/calls/company/records/dictionary-item.ts';
import { legalEntityCalls } from '#bridge/calls/company/records/legal-entity.ts';
import { workPlaceCalls } from '#bridge/calls/company/records/work-place.ts';
import { accessIsEnough, type HandlersFor } from '#gateway/kernel/handler.ts';
import { serveRecord } from '#gateway/record/serve.ts';
import { records } from '../records.ts';
import { listCategories, listItems } from './dictionaries.ts';
import { keepConditions, listBatchFields, listConditions } from './quick-query.ts';
import { dictionaryCategories } from './records/dictionary-categories.ts';
import { dictionaryItems } from './records/dictionary-items.ts';
import { legalEntities } from './records/legal-entities.ts';
import { workPlaces } from './records/work-places.ts';
import { answerStartCard, giveSampleBack, readStart, takeSample } from './sample/start.ts';
import { readSettings, readWatermark, saveProfile, saveRule } from './settings.ts';

/** What a company says about itself, and the words it keeps. */
export const companyHandlers = {
  companySettings: { policy: accessIsEnough, handle: readSettings },
  saveCompanyProfile: { policy: accessIsEnough, handle: saveProfile },
  saveNumberRule: { policy: accessIsEnough, handle: saveRule },
  loadWatermark: { policy: accessIsEnough, handle: readWatermark },
  itemMap: { policy: accessIsEnough, handle: listItems },
  itemMapCategory: { policy: accessIsEnough, handle: listCategories },
  getQuery: { policy: accessIsEnough, handle: listConditions },
  updateZPCustFieldRage: { policy: accessIsEnough, handle: keepConditions },
  getBatchModifyCondition: { policy: accessIsEnough, handle: listBatchFields },
  startState: { policy: accessIsEnough, handle: readStart },
  addSample: { policy: accessIsEnough, handle: takeSample },
  removeSample: { policy: accessIsEnough, handle: giveSampleBack },
  startCard: { policy: accessIsEnough, handle: answerStartCard },
  ...serveRecord('workPlace', workPlaceCalls, workPlaces, () => records),
  ...serveRecord('legalEntity', legalEntityCalls, legalEntities, () => records),
  ...serveRecord(
    'dictionaryCategory',
    dictionaryCategoryCalls,
    dictionaryCategories,
    () => records,
  ),
  ...serveRecord('dictionaryItem', dictionaryItemCalls, dictionaryItems, () => records),
} as const satisfies HandlersFor<typeof companyCalls>;
