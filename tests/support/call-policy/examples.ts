import { calls } from '#bridge/calls/index.ts';

const company = {
  name: 'tried',
  code: 'tried',
  systemCode: 'weihai',
  place: 'tried',
  locale: 'en',
  timeZone: 'Asia/Shanghai',
};

/** Requests that nothing but a whole example fits: who lacks the right is refused for the right, not for the request. */
export const fittingRequests: Readonly<Record<string, Record<string, unknown>>> = {
  [calls.addCompany.name]: {
    company,
    administrator: { name: 'tried', loginName: 'tried-admin' },
  },
  [calls.companyRegister.name]: {
    company: { ...company, code: 'asked' },
    creditCode: '91350100M000100Y43',
    contactName: 'tried',
    contactPhone: '13800000000',
    employees: '1-49',
    note: '',
    source: '',
  },
  [calls.saveVersionNotice.name]: {
    text: { version: '9.9.9', titleZh: 'a', titleEn: 'a', bodyZh: 'a', bodyEn: 'a' },
    publish: '0',
  },
  [calls.superLogin.name]: {
    flow: 'a'.repeat(43),
    code: '123456',
    company: 'harbour',
    account: 'staff',
    reason: 'tried out',
    ticket: 'T-1',
  },
  [calls.saveConnector.name]: {
    kind: 'wecom',
    enabled: false,
    settings: {
      name: 'tried',
      space: 'ww1234567890',
      clientId: '1000002',
      authAddress: '',
      apiAddress: '',
      publicKey: '',
    },
    secret: 'tried',
    signKey: 'a-key-of-both',
  },
  [calls.holdTour.name]: { requestKey: 'tried-key-1', travellers: [{ kind: 'adult' }] },
  [calls.myTaxYear.name]: { year: '2026' },
  [calls.myTaxFile.name]: { year: '2026' },
  [calls.offerTimes.name]: {
    minutes: 30,
    mode: 'phone',
    times: [{ on: '2026-06-01', from: 600 }],
  },
};
