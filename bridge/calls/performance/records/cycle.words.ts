import { recordWords } from '../../record/words.ts';
import { stageWords } from '../terms.ts';
import { performanceCycle } from './cycle.ts';

/** The words of cycles. */
export const performanceCycleWords = recordWords(performanceCycle, {
  'zh-CN': {
    name: '考核周期',
    plural: '考核周期',
    fields: {
      name: '周期名称',
      kind: '周期类型',
      fromOn: '开始日期',
      toOn: '结束日期',
      cutOffOn: '入职截止日期',
      scale: '绩效等级',
      form: '评估表',
      goalsMin: '目标数下限',
      goalsMax: '目标数上限',
      weightMin: '单项权重下限（%）',
      weightMax: '单项权重上限（%）',
      selfWeight: '自评权重（%）',
      peerWeight: '同事评价权重（%）',
      managerWeight: '上级评价权重（%）',
      missing: '评价缺失时',
      leastGroup: '匿名最少人数',
      force: '等级分布',
      overrideWhy: '分布超出时的说明',
      appealDays: '申诉期（工作日）',
    },
    choices: {
      kind: { year: '年度', half: '半年度', quarter: '季度', month: '月度' },
      missing: { reweigh: '重新分配权重', block: '不予计分' },
      force: { none: '不控制', guide: '提示', force: '强制' },
    },
    sections: { basic: '基本信息', rating: '评价', goals: '目标', results: '结果' },
    lines: {
      stages: {
        name: '阶段',
        fields: { kind: '阶段', fromOn: '开始日期', toOn: '结束日期' },
        choices: { kind: stageWords['zh-CN'] },
      },
    },
    states: { draft: '草稿', running: '进行中', released: '已公布', closed: '已归档' },
    moves: { start: '启动考核', release: '公布结果', close: '归档' },
  },
  en: {
    name: 'review cycle',
    plural: 'Review cycles',
    fields: {
      name: 'Name',
      kind: 'Kind',
      fromOn: 'From',
      toOn: 'To',
      cutOffOn: 'Joined by',
      scale: 'Rating scale',
      form: 'Review form',
      goalsMin: 'Fewest goals',
      goalsMax: 'Most goals',
      weightMin: 'Least weight (%)',
      weightMax: 'Largest weight (%)',
      selfWeight: 'Self review (%)',
      peerWeight: 'Peer reviews (%)',
      managerWeight: 'Manager review (%)',
      missing: 'When a review is missing',
      leastGroup: 'Least peers shown',
      force: 'Distribution',
      overrideWhy: 'Why the distribution is off',
      appealDays: 'Working days to appeal',
    },
    choices: {
      kind: { year: 'Year', half: 'Half-year', quarter: 'Quarter', month: 'Month' },
      missing: { reweigh: 'Re-weigh the others', block: 'No score' },
      force: { none: 'None', guide: 'Guided', force: 'Forced' },
    },
    sections: { basic: 'Basics', rating: 'Reviews', goals: 'Goals', results: 'Results' },
    lines: {
      stages: {
        name: 'Stages',
        fields: { kind: 'Stage', fromOn: 'From', toOn: 'To' },
        choices: { kind: stageWords.en },
      },
    },
    states: { draft: 'Draft', running: 'Running', released: 'Released', closed: 'Closed' },
    moves: { start: 'Start', release: 'Release results', close: 'Close' },
  },
});
