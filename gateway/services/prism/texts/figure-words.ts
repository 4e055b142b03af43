import type { Locale } from '#bridge/calls/kit/words.ts';
import type { Unit } from '#bridge/calls/prism/define.ts';

interface FigureWords {
  readonly units: Readonly<Record<Unit, string>>;
  header(label: string, unit: string): string;
  before(header: string): string;
  period(from: string, to: string): string;
  /** Of a dimension without a value. */
  readonly notGiven: string;
  /** The people of an organisation itself, without those below. */
  itself(name: string): string;
  readonly total: string;
  readonly hidden: string;
  readonly none: string;
  readonly refused: string;
}

/** The words of sheets of figures. */
export const figureWords: Readonly<Record<Locale, FigureWords>> = {
  'zh-CN': {
    units: {
      people: '人',
      times: '次',
      hours: '小时',
      days: '天',
      money: '元',
      percent: '%',
      years: '年',
      number: '',
    },
    header: (label, unit) => (unit === '' ? label : `${label}（${unit}）`),
    before: (header) => `${header}·对比期`,
    period: (from, to) => (from === to ? `截至 ${to}` : `期间 ${from} 至 ${to}`),
    notGiven: '未填写',
    itself: (name) => `${name}（本级）`,
    total: '合计',
    hidden: '人数过少，不显示',
    none: '—',
    refused: '无权限',
  },
  en: {
    units: {
      people: 'people',
      times: 'times',
      hours: 'hours',
      days: 'days',
      money: 'CNY',
      percent: '%',
      years: 'years',
      number: '',
    },
    header: (label, unit) => (unit === '' ? label : `${label} (${unit})`),
    before: (header) => `${header}, compared`,
    period: (from, to) => (from === to ? `As of ${to}` : `From ${from} to ${to}`),
    notGiven: 'Not given',
    itself: (name) => `${name} (itself)`,
    total: 'Total',
    hidden: 'Too few people',
    none: '–',
    refused: 'No permission',
  },
};
