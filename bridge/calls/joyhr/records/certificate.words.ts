import { recordWords } from '../../record/words.ts';
import { certificate } from './certificate.ts';

/** The words of certificates. */
export const certificateWords = recordWords(certificate, {
  'zh-CN': {
    name: '证书',
    plural: '资格证书',
    fields: {
      employment: '员工',
      kind: '证书类别',
      name: '证书名称',
      number: '证书编号',
      issuer: '发证机构',
      issuedOn: '发证日期',
      expiresOn: '有效期至',
      scan: '证书扫描件',
      note: '备注',
      status: '证书状态',
    },
    choices: {
      kind: {
        qualification: '职业资格',
        title: '专业技术职称',
        skill: '职业技能等级',
        'special-work': '特种作业操作证',
        driving: '机动车驾驶证',
        health: '健康证',
        language: '语言等级',
        other: '其他',
      },
      status: {
        permanent: '长期有效',
        valid: '有效',
        expiring: '即将到期',
        expired: '已过期',
      },
    },
    sections: { basic: '基本信息', term: '有效期', more: '附件与备注' },
  },
  en: {
    name: 'certificate',
    plural: 'Certificates',
    fields: {
      employment: 'Employee',
      kind: 'Kind',
      name: 'Certificate',
      number: 'Number',
      issuer: 'Issued by',
      issuedOn: 'Issued on',
      expiresOn: 'Expires on',
      scan: 'File',
      note: 'Note',
      status: 'Status',
    },
    choices: {
      kind: {
        qualification: 'Professional qualification',
        title: 'Professional title',
        skill: 'Skill level',
        'special-work': 'Special operations permit',
        driving: 'Driving licence',
        health: 'Health certificate',
        language: 'Language',
        other: 'Other',
      },
      status: {
        permanent: 'Permanent',
        valid: 'Valid',
        expiring: 'Expiring soon',
        expired: 'Expired',
      },
    },
    sections: { basic: 'Basics', term: 'Validity', more: 'File and note' },
  },
});
