/** What asking for figures is refused with. */
import { defineCodes } from '../kit/codes.ts';

/** What the calls of this area can be refused with, besides the codes of the platform. */
export const prismCodes = /* @__PURE__ */ defineCodes('prism', {
  tooManyCells: {
    code: 413601,
    status: 413,
    words: {
      'zh-CN': '结果超过 5000 个单元格，请缩小范围或减少维度',
      en: 'The result has more than 5,000 cells. Narrow the range or take a dimension away.',
    },
  },
  tooFewDiffer: {
    code: 409601,
    status: 409,
    words: {
      'zh-CN': '该条件只排除了少数几个人，为保护个人信息不予显示',
      en: 'The conditions leave out only a few people. To protect them the figures are not shown.',
    },
  },
  builtIn: {
    code: 409602,
    status: 409,
    words: {
      'zh-CN': '内置内容不能修改，请先复制',
      en: 'Built-in items cannot be changed. Copy it first.',
    },
  },
  tooManySubscriptions: {
    code: 409603,
    status: 409,
    words: {
      'zh-CN': '每人最多接收 50 个报表订阅，请先取消不需要的订阅',
      en: 'A person receives up to 50 subscriptions. End some of them first.',
    },
  },
});
