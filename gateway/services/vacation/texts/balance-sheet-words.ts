import type { Locale, Terms } from '#bridge/calls/kit/words.ts';
import { fillText } from '#gateway/kernel/texts.ts';

const zh = {
  title: '假期余额 {0}',
  sheet: '假期余额',
  staffNo: '工号',
  name: '姓名',
  organ: '部门',
  joinedOn: '入职日期',
  left: '{0}（天）',
} as const;

type Word = keyof typeof zh;

const words: Terms<Word> = {
  'zh-CN': zh,
  en: {
    title: 'Leave balances {0}',
    sheet: 'Leave balances',
    staffNo: 'Staff no.',
    name: 'Name',
    organ: 'Department',
    joinedOn: 'Joined',
    left: '{0} (days)',
  },
};

/** A word of the sheet of balances, with its place filled. */
export function balanceSheetText(locale: Locale, word: Word, value = ''): string {
  return fillText(words[locale][word], value);
}
