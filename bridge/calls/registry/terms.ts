import { defineCodes } from '../kit/codes.ts';

/** What the calls of this area can be refused with, besides the codes of the platform. */
export const registryCodes = /* @__PURE__ */ defineCodes('registry', {
  bundleInvalid: {
    code: 400004,
    status: 400,
    words: {
      'zh-CN': '应用包中有不符合要求的文件，未予登记',
      en: 'The bundle holds files that are not accepted. Nothing was registered.',
    },
  },
  manifestInvalid: {
    code: 400005,
    status: 400,
    words: {
      'zh-CN': '应用清单（manifest.json）有误，请供应商按标出的位置修改后再提交',
      en: 'The manifest of the app is not right. Please have the vendor correct the marked places.',
    },
  },
  originRefused: {
    code: 400006,
    status: 400,
    words: {
      'zh-CN': '该地址属于门户自身，不能用于供应商应用',
      en: 'This address belongs to the portal itself. An app of a vendor cannot use it.',
    },
  },
  insecureAddress: {
    code: 400007,
    status: 400,
    words: {
      'zh-CN': '地址必须以 https 开头，仅本机调试可用 http',
      en: 'The address must begin with https; http is for this machine only.',
    },
  },
  wrongOrigin: {
    code: 400008,
    status: 400,
    words: {
      'zh-CN': '清单声明的来源与登记的地址不一致，已拒绝',
      en: 'The manifest names another origin than the registered address, so it was refused.',
    },
  },
  wrongApp: {
    code: 400009,
    status: 400,
    words: {
      'zh-CN': '应用包中的应用代码与正在更新的应用不一致',
      en: 'The bundle holds another app than the one to be updated.',
    },
  },
  addressFailed: {
    code: 400010,
    status: 400,
    words: {
      'zh-CN': '无法从该地址取得应用清单，请核对地址或联系供应商',
      en: 'No manifest could be fetched from this address. Please check it or ask the vendor.',
    },
  },
  codeTaken: {
    code: 409004,
    status: 409,
    words: {
      'zh-CN': '应用代码已被占用，请供应商更换代码',
      en: 'This app code is already in use. Please have the vendor choose another one.',
    },
  },
  originTaken: {
    code: 409007,
    status: 409,
    words: {
      'zh-CN': '该来源已登记给其他应用，请供应商为每个应用使用独立的域名',
      en: 'Another app is registered on this origin. Please have the vendor use one host for each app.',
    },
  },
});
