/** The brands of the platform, for its operators (specification §1, §3 system info). */
import * as z from 'zod/mini';

import { defineCall } from '../kit/define.ts';
import { brandCodes, brandThemes, systemTypes } from './brands.ts';

const name = z.string().check(z.trim(), z.maxLength(40, 'tooLong'));

/** What operators set of a brand. */
export const brandSettings = z.strictObject({
  /** Empty: the name that comes with the product. */
  nameZh: name,
  nameEn: name,
  /** A small picture as a `data:` address; empty: the mark of the product. */
  logoUrl: z
    .string()
    .check(
      z.maxLength(40_000, 'tooLarge'),
      z.regex(/^(?:data:image\/(?:png|jpeg|webp|gif);base64,[A-Za-z0-9+/=]+)?$/, 'invalid'),
    ),
  /** Where its name leads; empty: nowhere. */
  linkUrl: z
    .string()
    .check(
      z.trim(),
      z.maxLength(300, 'tooLong'),
      z.regex(/^(?:https?:\/\/[^\s"'<>]+)?$/, 'invalid'),
    ),
  /** Empty: the colours of the product. */
  themeId: z.enum(['', ...brandThemes], 'choice'),
  /** Hosts that show it, such as `hr.example.com`. */
  hosts: z
    .array(
      z
        .string('required')
        .check(z.trim(), z.toLowerCase(), z.regex(/^[a-z0-9.-]{1,253}(?::\d{1,5})?$/, 'invalid')),
    )
    .check(z.maxLength(10, 'tooLarge')),
  /** Codes of apps that are no part of this system. */
  hiddenApps: z
    .array(z.string('required').check(z.trim(), z.regex(/^[a-z][a-z0-9-]{0,40}$/, 'invalid')))
    .check(z.maxLength(50, 'tooLarge')),
});

/** The default brand and the others. */
export const systemCode = z.enum(['', ...brandCodes]);

const shared = { service: 'tum', access: { kind: 'session' } } as const;
const path = '/gateway/tum/web/brand';

export const brandList = defineCall({
  ...shared,
  name: 'tum.brand.list',
  path: `${path}/getList`,
  encoding: 'none',
  request: z.strictObject({}),
  result: z.array(
    z.object({ systemCode, systemType: z.enum(systemTypes), ...brandSettings.shape }),
  ),
  doc: 'Lists the brands with the hosts that show them. For operators.',
});

export const saveBrand = defineCall({
  ...shared,
  name: 'tum.brand.save',
  path: `${path}/save`,
  encoding: 'json',
  request: z.strictObject({
    systemCode,
    settings: brandSettings,
  }),
  result: z.null(),
  effect: 'write',
  doc: 'Sets what a brand shows and on which hosts; it is seen within a second. For operators.',
});
