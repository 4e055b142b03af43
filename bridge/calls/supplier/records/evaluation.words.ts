import { recordWords } from '../../record/words.ts';
import { supplierEvaluation } from './evaluation.ts';

/** The words of evaluations. */
export const supplierEvaluationWords = recordWords(supplierEvaluation, {
  'zh-CN': {
    name: '供应商考核',
    plural: '供应商考核',
    fields: {
      name: '考核名称',
      supplier: '供应商',
      fromOn: '考核期起',
      toOn: '考核期止',
      score: '得分',
      level: '等级',
      releasedOn: '发布日期',
      note: '评语',
      appealNote: '申诉内容',
      appealedOn: '申诉日期',
    },
    choices: { level: { A: 'A', B: 'B', C: 'C', D: 'D' } },
    sections: { basic: '考核', result: '结果', appeal: '申诉' },
    lines: {
      scores: {
        name: '评分项',
        fields: { criterion: '指标', weight: '权重', value: '得分（0–100）', note: '说明' },
        choices: {
          criterion: {
            onTime: '准时交付率',
            accepted: '验收合格率',
            price: '价格水平',
            service: '服务质量',
            answer: '响应速度',
            safety: '安全环保',
          },
        },
      },
    },
    states: {
      open: '评分中',
      scored: '待发布',
      released: '已发布',
      appealed: '申诉中',
      final: '已归档',
    },
    moves: {
      score: '完成评分',
      reopen: '重新评分',
      release: '发布',
      appeal: '登记申诉',
      finish: '归档',
    },
  },
  en: {
    name: 'supplier evaluation',
    plural: 'Supplier evaluations',
    fields: {
      name: 'Name',
      supplier: 'Supplier',
      fromOn: 'From',
      toOn: 'Until',
      score: 'Score',
      level: 'Level',
      releasedOn: 'Released on',
      note: 'Comment',
      appealNote: 'Appeal',
      appealedOn: 'Appealed on',
    },
    choices: { level: { A: 'A', B: 'B', C: 'C', D: 'D' } },
    sections: { basic: 'Evaluation', result: 'Result', appeal: 'Appeal' },
    lines: {
      scores: {
        name: 'Score',
        fields: { criterion: 'Criterion', weight: 'Weight', value: 'Score (0–100)', note: 'Note' },
        choices: {
          criterion: {
            onTime: 'Delivered on time',
            accepted: 'Accepted on delivery',
            price: 'Prices',
            service: 'Service',
            answer: 'Speed of answers',
            safety: 'Safety and environment',
          },
        },
      },
    },
    states: {
      open: 'Open',
      scored: 'To release',
      released: 'Released',
      appealed: 'Appealed',
      final: 'Final',
    },
    moves: {
      score: 'Finish scoring',
      reopen: 'Score again',
      release: 'Release',
      appeal: 'Note an appeal',
      finish: 'File',
    },
  },
});
