import type * as z from 'zod/mini';
import { defineCodes } from '../kit/codes.ts';
import type { Terms } from '../kit/words.ts';
import type { fileCategory } from './calls.ts';

/** What the calls of this area can be refused with, besides the codes of the platform. */
export const filecenterCodes = /* @__PURE__ */ defineCodes('filecenter', {
  tooManyFiles: {
    code: 409003,
    status: 409,
    words: {
      'zh-CN': '附件数量已达上限，请先移除不再需要的附件',
      en: 'There are as many files as a record can hold. Please remove some first.',
    },
  },
});

/** What a file of a record is. */
export const fileCategoryWords: Terms<z.output<typeof fileCategory>> = {
  'zh-CN': { contract: '合同', identity: '证件', certificate: '资格证书', other: '其他' },
  en: { contract: 'Contract', identity: 'ID document', certificate: 'Certificate', other: 'Other' },
};
