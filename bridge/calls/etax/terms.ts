/** What the calls of income tax are refused with. */
import { defineCodes } from '../kit/codes.ts';

/** What the calls of this area can be refused with, besides the codes of the platform. */
export const etaxCodes = /* @__PURE__ */ defineCodes('etax', {
  runsOpen: {
    code: 409231,
    status: 409,
    words: {
      'zh-CN': '该税款所属期还有未发放的薪资期间，请先完成发放',
      en: 'A payroll run of this month is not paid yet. Finish it first.',
    },
  },
  nothingPaid: {
    code: 409232,
    status: 409,
    words: {
      'zh-CN': '该税款所属期没有可申报的收入',
      en: 'Nothing was paid in this month.',
    },
  },
  filedInFuture: {
    code: 409233,
    status: 409,
    words: {
      'zh-CN': '申报日期应在税款所属期结束之后、今天或之前',
      en: 'The day of filing lies after the end of the month, and not in the future.',
    },
  },
  correctionNotNeeded: {
    code: 409235,
    status: 409,
    words: {
      'zh-CN': '只能更正已登记申报的收入；尚未申报的请直接修改，更正记录有误的请删除后重新更正',
      en: 'Only income of a month that was filed is corrected. Change a row of an open month itself; remove a wrong correction and make it again.',
    },
  },
  noDocumentColumn: {
    code: 409234,
    status: 409,
    words: {
      'zh-CN': '文件中没有“证件号码”列，或没有可以比对的金额列，请使用扣缴端导出的表格',
      en: 'The file has no column for the document number, or no amounts to compare. Use the sheet that the client of the bureau exports.',
    },
  },
});
