import { recordWords } from '../../record/words.ts';
import { supplierQualification } from './qualification.ts';

/** The words of licences of suppliers. */
export const supplierQualificationWords = recordWords(supplierQualification, {
  'zh-CN': {
    name: '供应商资质',
    plural: '供应商资质',
    fields: {
      number: '证书编号',
      supplier: '供应商',
      kind: '资质类型',
      issuer: '发证机关',
      issuedOn: '发证日期',
      expiresOn: '有效期至',
      scope: '许可范围',
      scan: '扫描件',
      rejectReason: '退回原因',
    },
    choices: {
      kind: {
        businessLicence: '营业执照',
        dispatchPermit: '劳务派遣经营许可证',
        travelLicence: '旅行社业务经营许可证',
        liabilityInsurance: '旅行社责任保险',
        medicalLicence: '医疗机构执业许可证',
        recruitingPermit: '人力资源服务许可证',
        insuranceLicence: '保险经营许可证',
        other: '其他',
      },
    },
    sections: { basic: '资质', more: '审核' },
    states: { pending: '待审核', valid: '有效', replaced: '已更换', rejected: '已退回' },
    moves: { confirm: '审核通过', reject: '退回', replace: '标为已更换' },
  },
  en: {
    name: 'supplier licence',
    plural: 'Supplier licences',
    fields: {
      number: 'Number',
      supplier: 'Supplier',
      kind: 'Kind',
      issuer: 'Issued by',
      issuedOn: 'Issued on',
      expiresOn: 'Valid until',
      scope: 'Scope',
      scan: 'Scan',
      rejectReason: 'Why rejected',
    },
    choices: {
      kind: {
        businessLicence: 'Business licence',
        dispatchPermit: 'Labour dispatch permit',
        travelLicence: 'Travel agency licence',
        liabilityInsurance: 'Travel liability insurance',
        medicalLicence: 'Medical institution licence',
        recruitingPermit: 'Human resources service permit',
        insuranceLicence: 'Insurance licence',
        other: 'Other',
      },
    },
    sections: { basic: 'Licence', more: 'Check' },
    states: { pending: 'To check', valid: 'Valid', replaced: 'Replaced', rejected: 'Rejected' },
    moves: { confirm: 'Confirm', reject: 'Reject', replace: 'Mark as replaced' },
  },
});
