import { recordWords } from '../../record/words.ts';
import { certificateTermWords } from '../terms.ts';
import { trainingCertificate } from './certificate.ts';

/** The words of certificates. */
export const trainingCertificateWords = recordWords(trainingCertificate, {
  'zh-CN': {
    name: '培训证书',
    plural: '培训证书',
    fields: {
      employment: '员工',
      kind: '证书类型',
      number: '证书编号',
      issuedOn: '取得日期',
      expiresOn: '到期日期',
      source: '来源',
      renews: '原证书',
      scan: '扫描件',
      note: '备注',
      term: '有效期状态',
    },
    choices: {
      source: { own: '本公司', outside: '外部机构' },
      term: certificateTermWords['zh-CN'],
    },
    sections: { basic: '基本信息', term: '有效期', more: '附件与备注' },
    states: { valid: '在册', replaced: '已换新', revoked: '已吊销' },
    moves: { revoke: '吊销', restore: '恢复' },
  },
  en: {
    name: 'training certificate',
    plural: 'Training certificates',
    fields: {
      employment: 'Employee',
      kind: 'Kind',
      number: 'Number',
      issuedOn: 'Issued on',
      expiresOn: 'Expires on',
      source: 'Issued by',
      renews: 'Renews',
      scan: 'Scan',
      note: 'Note',
      term: 'Term',
    },
    choices: {
      source: { own: 'This company', outside: 'Another body' },
      term: certificateTermWords.en,
    },
    sections: { basic: 'Basics', term: 'Term', more: 'File and note' },
    states: { valid: 'On record', replaced: 'Replaced', revoked: 'Revoked' },
    moves: { revoke: 'Revoke', restore: 'Restore' },
  },
});
