export { findBrowser, launchBrowser, quiet } from '#bridge/conformance/browser.ts';
