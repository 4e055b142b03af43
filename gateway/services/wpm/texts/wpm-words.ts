import type { Locale } from '#bridge/calls/kit/words.ts';

/** Words of the sheet of received reports. */
export const sheetWords: Readonly<
  Record<
    Locale,
    {
      readonly title: string;
      readonly columns: readonly string[];
      readonly late: string;
      readonly inTime: string;
    }
  >
> = {
  'zh-CN': {
    title: '收到的工作汇报',
    columns: [
      '类型',
      '开始日期',
      '结束日期',
      '汇报人',
      '部门',
      '提交时间（UTC）',
      '是否按时',
      '完成的工作',
      '下一步计划',
      '问题与协助',
    ],
    late: '迟交',
    inTime: '按时',
  },
  en: {
    title: 'Work reports received',
    columns: [
      'Kind',
      'From',
      'To',
      'Written by',
      'Department',
      'Sent at (UTC)',
      'In time',
      'Done',
      'Next',
      'Problems',
    ],
    late: 'Late',
    inTime: 'In time',
  },
};

/** Who writes the messages about work reports. */
export const messageAuthor = '工作汇报';

/** Title and body of the message that a receiver gets. */
export const messageOf: Readonly<
  Record<Locale, (name: string, kind: string) => readonly [string, string]>
> = {
  'zh-CN': (name, kind) => [`${name} 提交了${kind}`, '请在“收到的汇报”中查看。'],
  en: (name, kind) => [`${kind} of ${name}`, 'Read it in Received reports.'],
};
