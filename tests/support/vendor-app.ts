import type { ManifestSource } from '#bridge/methods/manifest.ts';
import { type ZipFile, zipOf } from './zip.ts';

const reason = { 'zh-CN': '测试所需', en: 'Needed by the test' };

/** The manifest of a vendor's app that asks for a little of everything. */
export function vendorManifest(changed: Partial<ManifestSource> = {}): ManifestSource {
  const { code = 'canteen' } = changed;
  const name = { 'zh-CN': '员工食堂', en: 'Canteen' };
  return {
    code,
    name,
    icon: 'apps',
    group: 'other',
    order: 1,
    tier: 'vendor',
    entry: 'index.html',
    capabilities: [
      { capability: 'session.token', reason },
      { capability: 'tabs', reason },
      { capability: 'dialogs', reason },
    ],
    services: [
      { service: 'ums', reason },
      { service: 'joyhr', reason },
    ],
    domains: [{ domain: 'https://api.canteen.example', reason }],
    pages: [{ code: 'menu', name, route: '/menu', icon: 'apps', functionId: `${code}.menu` }],
    ...changed,
  };
}

/** The files of such an app besides its manifest. */
export const vendorFiles: readonly ZipFile[] = [
  {
    name: 'index.html',
    content:
      '<!doctype html><title>Canteen</title><h1>Canteen</h1><script src="/bridge/v1/bridge.js"></script><script src="app.js"></script>',
  },
  { name: 'app.js', content: 'window.started = true;\n' },
];

/** A bundle as an operator uploads it. */
export function vendorBundle(
  changed: Partial<ManifestSource> = {},
  files: readonly ZipFile[] = vendorFiles,
): File {
  const manifest = JSON.stringify(vendorManifest(changed));
  return bundleOf([{ name: 'manifest.json', content: manifest }, ...files]);
}

/** The same from any files. */
export function bundleOf(files: readonly ZipFile[]): File {
  return new File([zipOf(files)], 'bundle.zip');
}

/** What a decision grants when it grants all that `vendorManifest` asks for. */
export const everything = {
  capabilities: ['session.token', 'tabs', 'dialogs'],
  services: ['ums', 'joyhr'],
  domains: ['https://api.canteen.example'],
  features: [],
};
