import { recordWords } from '../../record/words.ts';
import { tourFeeTable } from './fee-table.ts';

/** The words of fee tables. */
export const tourFeeTableWords = recordWords(tourFeeTable, {
  'zh-CN': {
    name: '退改规则',
    plural: '退改规则',
    fields: { name: '规则名称', kind: '适用范围', note: '备注' },
    choices: { kind: { domestic: '国内', outbound: '出境', own: '自定' } },
    sections: { basic: '退改规则' },
    lines: {
      steps: {
        name: '扣费档',
        fields: {
          daysFrom: '出发前天数（起）',
          daysTo: '出发前天数（止）',
          percent: '扣费比例（%）',
        },
        choices: {},
      },
    },
    states: { active: '使用中', replaced: '已停用' },
    moves: { replace: '停用', restore: '恢复使用' },
  },
  en: {
    name: 'fee table',
    plural: 'Fee tables',
    fields: { name: 'Name', kind: 'For', note: 'Note' },
    choices: { kind: { domestic: 'Domestic', outbound: 'Outbound', own: 'Own rules' } },
    sections: { basic: 'Fee table' },
    lines: {
      steps: {
        name: 'Step',
        fields: { daysFrom: 'Days before, from', daysTo: 'Days before, to', percent: 'Fee (%)' },
        choices: {},
      },
    },
    states: { active: 'Active', replaced: 'Replaced' },
    moves: { replace: 'Replace', restore: 'Use again' },
  },
});
