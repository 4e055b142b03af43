/** What the assistant says by itself: the sentences around the values that tools found. */
import type { Locale } from '#bridge/calls/kit/words.ts';

/** Why a model did not reply. */
export type ModelReason =
  | 'refused'
  | 'key'
  | 'unknownModel'
  | 'busy'
  | 'unreachable'
  | 'timeout'
  | 'failed';

const zhCN = {
  testOk: '连接正常，模型已回复',
  modelReasons: {
    refused: '该地址不允许访问，或发生了跳转',
    key: '模型服务拒绝了密钥',
    unknownModel: '模型服务没有该模型或该地址不是兼容接口',
    busy: '模型服务繁忙，请稍后再试',
    unreachable: '无法连接模型服务',
    timeout: '模型服务超时未回复',
    failed: '模型服务返回了无法识别的内容',
  } satisfies Record<ModelReason, string>,
  withoutModel: '本次回答未使用模型，由系统查询直接给出',
  fellBack: '模型服务暂不可用，本次由系统查询直接给出',
  cutShort: '回答未完整输出',
  noDocument: '公司文档中没有找到相关规定',
  unverified: '标记为“未核实”的数字未出现在查询结果中',
  limit: '本次问题的查询次数已达上限',
  failed: '回答时出现问题，请稍后再试',
  noRight: '您没有查看这项内容的权限',
  refusedBy: (words: string) => `未能完成：${words}`,
  notFound: '没有找到相关内容，请换个说法试试',
  nothing: '没有找到',
  whole: '全天',
  am: '上午',
  pm: '下午',
  colon: '：',
  shown: '已显示',
};

const en: typeof zhCN = {
  testOk: 'The connection works: the model replied.',
  modelReasons: {
    refused: 'The address is not allowed, or it redirects.',
    key: 'The model service refused the key.',
    unknownModel: 'The service does not know the model, or the address is of another kind.',
    busy: 'The model service is busy. Please try again later.',
    unreachable: 'The model service cannot be reached.',
    timeout: 'The model service did not reply in time.',
    failed: 'The model service sent something that cannot be read.',
  },
  withoutModel: 'Answered without a model, straight from the records',
  fellBack: 'The model cannot be reached; answered straight from the records',
  cutShort: 'The answer is not complete',
  noDocument: 'No document of the company says this',
  unverified: 'Numbers marked “not verified” are in no result',
  limit: 'This question has used up its look-ups',
  failed: 'Something went wrong. Please try again later.',
  noRight: 'You have no permission to see this.',
  refusedBy: (words) => `That did not work: ${words}`,
  notFound: 'Nothing was found. Please try other words.',
  nothing: 'Nothing found',
  whole: 'whole day',
  am: 'morning',
  pm: 'afternoon',
  colon: ': ',
  shown: 'Shown',
};

/** The sentences in both languages. */
export const agentTexts: Readonly<Record<Locale, typeof zhCN>> = { 'zh-CN': zhCN, en };
