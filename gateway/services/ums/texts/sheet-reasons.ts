import type { Locale } from '#bridge/calls/kit/words.ts';

/** What is wrong with a cell of the sheet of organisations, where the words of a form would not say it: by column and issue. */
export const sheetReasons: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  'zh-CN': {
    'code taken': '编码与其他行重复，或已分配给其他组织（停用后也不再分配）',
    'name taken': '同一上级下已有同名组织',
    'kind choice': '请填写公司、部门、小组或门店',
    'parent choice': '找不到该组织，请填写组织编码，或没有重名的组织名称',
    'parent required': '请填写上级组织；只有公司可以没有上级',
    'leader choice': '找不到该员工，请填写在职员工的工号',
    'from dateOrder': '组织在该日期尚未成立或已停用',
  },
  en: {
    'code taken':
      'Another row or another organisation has this code; codes of closed ones are not given again',
    'name taken': 'There is one of this name below the same organisation',
    'kind choice': 'Company, Department, Team or Store',
    'parent choice': 'No such organisation: give its code, or a name that only one has',
    'parent required': 'Give the organisation above; only a company has none',
    'leader choice': 'No such employee: give the staff number of somebody who works here',
    'from dateOrder': 'The organisation does not exist on this day',
  },
};
