import { recordWords } from '../../record/words.ts';
import { rotationPattern } from './rotation-pattern.ts';

/** The words of the patterns of rotations. */
export const rotationPatternWords = recordWords(rotationPattern, {
  'zh-CN': {
    name: '轮班规律',
    plural: '轮班规律',
    fields: {
      name: '规律名称',
      cycle: '周期（每行一天：班次名称或“休”）',
      crews: '班组数',
      step: '班组间隔天数',
      note: '备注',
    },
    choices: {},
    sections: { basic: '规律' },
  },
  en: {
    name: 'rotation pattern',
    plural: 'Rotation patterns',
    fields: {
      name: 'Name',
      cycle: 'Cycle, a day a line: a shift or “rest”',
      crews: 'Crews',
      step: 'Days between crews',
      note: 'Note',
    },
    choices: {},
    sections: { basic: 'Pattern' },
  },
});

/** The words for a day of rest in a cycle, whatever the language. */
export const restWords = ['休', '休息', 'rest', 'off'] as const;
