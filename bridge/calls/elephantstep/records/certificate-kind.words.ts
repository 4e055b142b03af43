import { recordWords } from '../../record/words.ts';
import { certificateKind } from './certificate-kind.ts';

/** The words of kinds of certificates. */
export const certificateKindWords = recordWords(certificateKind, {
  'zh-CN': {
    name: '证书类型',
    plural: '证书类型',
    fields: {
      name: '证书名称',
      months: '有效期（月）',
      renewDays: '可提前换证（天）',
      renewFrom: '换证有效期起算',
      statutory: '法定持证',
    },
    choices: { renewFrom: { expiry: '原到期日起', issue: '取得日起' } },
    sections: { basic: '基本信息', term: '有效期' },
  },
  en: {
    name: 'certificate kind',
    plural: 'Certificate kinds',
    fields: {
      name: 'Name',
      months: 'Valid for (months)',
      renewDays: 'Renewable from (days before expiry)',
      renewFrom: 'Renewed term counts from',
      statutory: 'Required by law',
    },
    choices: { renewFrom: { expiry: 'The expiry before', issue: 'The new issue' } },
    sections: { basic: 'Basics', term: 'Term' },
  },
});
