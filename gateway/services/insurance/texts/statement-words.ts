import type { Locale, Terms } from '#bridge/calls/kit/words.ts';
import { fillText } from '#gateway/kernel/texts.ts';

const zh = {
  title: '社保公积金月报 {0}',
  sheet: '社保公积金月报',
  staffNo: '工号',
  name: '姓名',
  place: '参保地',
  base: '{0}基数',
  employee: '{0}个人',
  employer: '{0}单位',
  allEmployee: '个人合计',
  allEmployer: '单位合计',
} as const;

type Word = keyof typeof zh;

const words: Terms<Word> = {
  'zh-CN': zh,
  en: {
    title: 'Insurance and fund {0}',
    sheet: 'Insurance and fund',
    staffNo: 'Staff no.',
    name: 'Name',
    place: 'City',
    base: '{0}: base',
    employee: '{0}: employee',
    employer: '{0}: employer',
    allEmployee: 'Employee in all',
    allEmployer: 'Employer in all',
  },
};

/** A word of the sheet, with its place filled. */
export function statementText(locale: Locale, word: Word, value = ''): string {
  return fillText(words[locale][word], value);
}
