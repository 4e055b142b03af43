/** Which engines besides Chromium run on this machine, and how the missing ones are installed. */
import { existsSync } from 'node:fs';

const libraries = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`;

const places = {
  firefox: ['/usr/bin/firefox-esr', '/usr/bin/firefox'],
  webkit: ['/usr/bin/WebKitWebDriver'],
  webkitBrowser: [
    `${libraries}/webkit2gtk-4.1/MiniBrowser`,
    `${libraries}/webkitgtk-6.0/MiniBrowser`,
  ],
  /** The display that WebKit draws on. */
  display: ['/usr/bin/Xvfb'],
};

/** The path of a program; undefined where it is not installed. */
export function programOf(name) {
  return places[name].find((path) => existsSync(path));
}

/** The engines that can run here; Chromium comes with the packages. */
export function installedEngines() {
  const has = (...names) => names.every((name) => programOf(name) !== undefined);
  return [
    'chromium',
    ...(has('firefox') ? ['firefox'] : []),
    ...(has('webkit', 'webkitBrowser', 'display') ? ['webkit'] : []),
  ];
}

/** The engines that cannot run here. */
export function missingEngines() {
  const installed = installedEngines();
  return ['firefox', 'webkit'].filter((engine) => !installed.includes(engine));
}

/** What Debian calls what the engines need. */
export const debianPackages = 'firefox-esr webkit2gtk-driver xvfb';
