import type { Locale } from '#bridge/calls/kit/words.ts';

/** What the demo calls shifts, groups, types of leave, and why people ask for something. */
export interface TimeWords {
  readonly shifts: {
    readonly office: string;
    readonly early: string;
    readonly late: string;
    readonly night: string;
    readonly split: string;
  };
  readonly groups: {
    readonly office: string;
    readonly service: string;
    readonly research: string;
    readonly shifts: string;
  };
  readonly leave: Readonly<Record<LeaveCode, string>>;
  readonly leaveReasons: readonly string[];
  readonly overtimeReason: string;
  readonly patchReason: string;
  readonly decisions: { readonly waive: string; readonly confirm: string };
  readonly trip: { readonly place: string; readonly reason: string };
  readonly foundersDay: string;
  readonly device: string;
  readonly returnReason: string;
  readonly pattern: { readonly name: string; readonly rest: string; readonly author: string };
}

/** The types of leave every company of the demo has. */
export type LeaveCode =
  | 'annual'
  | 'company'
  | 'personal'
  | 'sick'
  | 'compensatory'
  | 'marriage'
  | 'maternity'
  | 'bereavement';

const words: Readonly<Record<Locale, TimeWords>> = {
  'zh-CN': {
    shifts: {
      office: '标准班',
      early: '早班',
      late: '中班',
      night: '夜班',
      split: '两头班',
    },
    groups: {
      office: '总部考勤组',
      service: '客户服务考勤组',
      research: '研发弹性组',
      shifts: '综合工时轮班组',
    },
    leave: {
      annual: '年休假',
      company: '公司福利年假',
      personal: '事假',
      sick: '病假',
      compensatory: '调休',
      marriage: '婚假',
      maternity: '产假',
      bereavement: '丧假',
    },
    leaveReasons: ['家中有事', '回老家', '身体不适', '带孩子看病', '外出旅行'],
    overtimeReason: '版本上线支持',
    patchReason: '手机没电，忘记打卡',
    decisions: { waive: '地铁故障，部门统一说明', confirm: '已与本人核实' },
    trip: { place: '上海', reason: '客户现场交付' },
    foundersDay: '公司成立日',
    device: '一号门考勤机',
    returnReason: '提前返岗',
    pattern: { name: '四班三运转', rest: '休', author: '宋佳慧' },
  },
  en: {
    shifts: { office: 'Office', early: 'Early', late: 'Late', night: 'Night', split: 'Split' },
    groups: {
      office: 'Head office',
      service: 'Customer service',
      research: 'Flexible hours',
      shifts: 'Crews on comprehensive hours',
    },
    leave: {
      annual: 'Annual leave',
      company: 'Company leave',
      personal: 'Personal leave',
      sick: 'Sick leave',
      compensatory: 'Time off for overtime',
      marriage: 'Marriage leave',
      maternity: 'Maternity leave',
      bereavement: 'Bereavement leave',
    },
    leaveReasons: ['Family matters', 'Going home', 'Not well', 'Child at the doctor', 'Travel'],
    overtimeReason: 'Release support',
    patchReason: 'Phone was empty',
    decisions: { waive: 'The metro was out of service', confirm: 'Checked with the employee' },
    trip: { place: 'Shanghai', reason: 'Delivery at the customer' },
    foundersDay: "Founders' day",
    device: 'Terminal at door 1',
    returnReason: 'Back earlier',
    pattern: { name: 'Four crews, three shifts', rest: 'rest', author: 'Maple' },
  },
};

/** The words for a language. */
export function timeWordsFor(locale: Locale): TimeWords {
  return words[locale];
}
