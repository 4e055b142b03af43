import { capabilities } from '#bridge/methods/define.ts';
import type { Ask } from '../../stores/grant.ts';
import type { Words } from '../../texts/app-texts.ts';

/** What has words beside the capabilities. */
const services = ['ums', 'joyhr', 'report', 'message', 'filecenter'] as const;
const features = ['geolocation'] as const;

/** What a wish means, in words; its key where this version of the portal does not know it. */
export function askWords({ kind, key }: Pick<Ask, 'kind' | 'key'>, t: Words): string {
  const capability = capabilities.find((one) => one === key);
  if (kind === 'capability' && capability) return t(`apps.can.${capability}`);
  const service = services.find((one) => one === key);
  if (kind === 'service' && service) return t(`apps.data.${service}`);
  const feature = features.find((one) => one === key);
  if (kind === 'feature' && feature) return t(`apps.device.${feature}`);
  return key;
}
