import type { Locale } from '#bridge/calls/kit/words.ts';

/** What the demo says of somebody who leaves by agreement, and what is handed over. */
export const departureWords: Readonly<
  Record<Locale, { readonly reason: string; readonly handover: readonly string[] }>
> = {
  'zh-CN': {
    reason: '岗位调整，公司提出协商解除劳动合同，双方协商一致。',
    handover: ['在办工作清单', '客户与供应商联系人', '办公设备'],
  },
  en: {
    reason:
      'The post is given up. The company proposed to end the contract, and both sides agreed.',
    handover: ['List of open work', 'Contacts of clients and suppliers', 'Equipment'],
  },
};
