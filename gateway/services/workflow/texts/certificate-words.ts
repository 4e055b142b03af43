import type { Locale } from '#bridge/calls/kit/words.ts';

/** What a certificate says, in one language. */
interface CertificateWords {
  readonly title: Readonly<Record<'employment' | 'income', string>>;
  readonly body: (person: string, company: string, joinedOn: string) => string;
  readonly end: string;
  readonly name: string;
  readonly organ: string;
  readonly post: string;
  readonly joinedOn: string;
  readonly income: string;
  readonly purpose: string;
  readonly company: string;
  readonly issuedOn: string;
  readonly code: string;
  readonly check: string;
  readonly where: string;
}

/** The words of certificates. */
export const certificateWords: Readonly<Record<Locale, CertificateWords>> = {
  'zh-CN': {
    title: { employment: '在职证明', income: '收入证明' },
    body: (person, company, joinedOn) =>
      `兹证明${person}自${joinedOn}起在${company}工作，现为我单位在职员工。`,
    end: '特此证明。',
    name: '姓名',
    organ: '所在部门',
    post: '职位',
    joinedOn: '入职日期',
    income: '税前月收入（元）',
    purpose: '用途',
    company: '出具单位',
    issuedOn: '出具日期',
    code: '验证码',
    check: '验证方式',
    where: '打开本单位人力门户，在网址后输入 /verify，填写验证码',
  },
  en: {
    title: { employment: 'Certificate of employment', income: 'Certificate of income' },
    body: (person, company, joinedOn) =>
      `This is to certify that ${person} has been employed by ${company} since ${joinedOn} and is employed at present.`,
    end: 'This certificate is issued on request.',
    name: 'Name',
    organ: 'Department',
    post: 'Position',
    joinedOn: 'Joined on',
    income: 'Monthly income before tax (CNY)',
    purpose: 'Purpose',
    company: 'Issued by',
    issuedOn: 'Issued on',
    code: 'Verification code',
    check: 'Check it',
    where: 'Open the HR portal of the company, add /verify to its address, and enter the code',
  },
};
