import { calls } from '#bridge/calls/index.ts';

/** Requests about what a company says about itself, for sweeps that try every call. */
export const companyRequests: Readonly<Record<string, Record<string, unknown>>> = {
  [calls.getQuery.name]: { bizTypeId: 'grade' },
  [calls.getBatchModifyCondition.name]: { bizTypeId: 'grade' },
  [calls.updateZPCustFieldRage.name]: { bizTypeId: 'grade', fields: ['rank'] },
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
};
