import { recordWords } from '../../record/words.ts';
import { hiringChannel } from './channel.ts';

/** The words of channels. */
export const hiringChannelWords = recordWords(hiringChannel, {
  'zh-CN': {
    name: '招聘渠道',
    plural: '招聘渠道',
    fields: { name: '渠道名称', kind: '渠道类型', retired: '已停用' },
    choices: {
      kind: {
        career: '官网',
        referral: '内推',
        board: '招聘网站',
        agency: '猎头',
        campus: '校招',
        direct: '寻访',
        other: '其他',
      },
    },
    sections: { basic: '基本信息' },
  },
  en: {
    name: 'channel',
    plural: 'Channels',
    fields: { name: 'Name', kind: 'Kind', retired: 'Retired' },
    choices: {
      kind: {
        career: 'Career site',
        referral: 'Referral',
        board: 'Job board',
        agency: 'Agency',
        campus: 'Campus',
        direct: 'Sourced',
        other: 'Other',
      },
    },
    sections: { basic: 'Basics' },
  },
});
