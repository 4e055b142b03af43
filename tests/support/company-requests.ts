import { calls } from '#bridge/calls/index.ts';

/** Requests about what a company says about itself, for sweeps that try every call. */
export const companyRequests: Readonly<Record<string, Record<string, unknown>>> = {
  [calls.getQuery.name]: { bizTypeId: 'grade' },
  [calls.getBatchModifyCondition.name]: { bizTypeId: 'grade' },
  [calls.updateZPCustFieldRage.name]: { bizTypeId: 'grade', fields: ['rank'] },
  // Names of their own: an id of another company that is saved as a name comes back with every list.
  [calls.workPlaceCreate.name]: { values: { name: 'swept place' } },
  [calls.workPlaceUpdate.name]: { changes: { city: 'swept' } },
  [calls.legalEntityCreate.name]: { values: { name: 'swept entity' } },
  [calls.legalEntityUpdate.name]: { changes: { address: 'swept' } },
  [calls.dictionaryCategoryCreate.name]: {
    values: { code: 'swept', nameZh: 'swept', nameEn: 'swept', sortOrder: 1 },
  },
  [calls.dictionaryCategoryUpdate.name]: { changes: { nameEn: 'swept' } },
  [calls.dictionaryItemUpdate.name]: { changes: { nameEn: 'swept' } },
  [calls.saveNumberRule.name]: { version: 1, rule: { prefix: '', digits: 6, next: 1 } },
  [calls.saveCompanyProfile.name]: {
    version: 1,
    profile: {
      name: 'swept',
      locale: 'zh-CN',
      timeZone: 'Asia/Shanghai',
      watermark: 'none',
      watermarkWords: '',
    },
  },
  [calls.saveMessageRule.name]: {
    channels: ['mail'],
    quiet: null,
    dingtalkAgent: '',
  },
  [calls.saveMessageTemplate.name]: { event: 'approval.opened', way: 'mail', words: null },
  [calls.saveOwnMessageWishes.name]: { unwanted: [], quiet: 'none', hours: null },
};
