import { describe, expect, test } from 'vitest';
import { manifest } from '#bridge/methods/manifest.ts';
import { createAppRegistry, withRegistered } from '#gateway/services/menu/app-registry.ts';
import { checkOutside } from '#gateway/services/registry/check-manifest.ts';
import { readSettings } from '#gateway/settings.ts';
import { vendorManifest } from '#tests/support/vendor-app.ts';

describe('the hosts of the portal', () => {
  const settings = {
    PUBLIC_ORIGIN: 'https://portal.example',
    STATIC_ORIGIN: 'https://files.example:8443',
    APPS_ORIGIN: 'https://{app}-app.inside.example',
    VENDORS_ORIGIN: 'https://{app}.outside.example:444',
  };
  const own = readSettings(settings);

  test.each([
    ...['https://portal.example:9', 'https://portal.example.', 'https://x.portal.example'],
    ...['https://files.example', 'https://inside.example', 'https://a-app.inside.example:1'],
    ...['https://outside.example', 'https://a.b.outside.example', 'https://a.outside.example.:1'],
  ])('are kept from vendors on every port, with all names below them: %s', (address) => {
    expect(() => checkOutside(new URL(address), own)).toThrow('registry.originRefused');
  });

  test.each(['https://notportal.example', 'https://example', 'https://portal.example.org'])(
    'are not those of others: %s',
    (address) => {
      expect(() => checkOutside(new URL(address), own)).not.toThrow();
    },
  );

  test('are not framed, even where an app was registered before they were the portal’s', () => {
    const kept = manifest.parse(vendorManifest({ origin: 'https://portal.example:9', entry: '/' }));
    const app = { manifest: kept, source: 'address' as const, version: 1, stamp: '1' };
    const built = createAppRegistry([], own);
    const theirs = { ...app, tenants: new Set(['1']) };
    expect(withRegistered(built, [theirs], own).all).toEqual([]);
    expect(withRegistered(built, [theirs], readSettings({})).all).toHaveLength(1);
  });

  test('carry no app that was built either, on whatever port', () => {
    const built = manifest.parse({ ...vendorManifest({ code: 'portal', tier: 'in-house' }) });
    const place = readSettings({ ...settings, APPS_ORIGIN: 'https://{app}.example:9' });
    expect(() => createAppRegistry([built], place)).toThrow('belongs to the portal');
  });
});
