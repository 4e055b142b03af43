import type { Translation } from '#ui/texts/create-texts.ts';
import type { zhCN } from './zh-CN.ts';

/** Words of the page about brands, in English. */
export const en: Translation<typeof zhCN> = {
  title: 'Brands',
  subtitle: 'Each host shows a name, a logo, a link and colours, before sign-in too',
  code: 'System code',
  ownCode: '(default)',
  name: 'System name',
  product: 'Name of the product',
  hosts: 'Hosts',
  hostsHelp:
    'With commas between them, such as hr.example.com; each has to lead to this system first',
  noHosts: 'None',
  theme: 'Theme',
  themes: { none: 'Of the product', blue: 'Blue', orange: 'Orange' },
  systemType: 'System type',
  types: { '1': 'Standard', '2': 'Weihai' },
  nameZh: 'Chinese name',
  nameEn: 'English name',
  logo: 'Logo',
  logoHelp: 'PNG, JPEG, WebP or GIF of 28 KB at most',
  logoWrong: 'This is no such picture, or it is larger than 28 KB',
  removeLogo: 'Remove the picture',
  linkUrl: 'Link of the name',
  hiddenApps: 'Apps that are not offered',
  hiddenAppsHelp: 'Codes of apps with commas between them, such as bi; the menu no longer has them',
  save: 'Save',
  none: 'No brands',
};
