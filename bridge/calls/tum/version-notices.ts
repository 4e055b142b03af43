/** Notices of a new release: people see each once, operators write them. */
import * as z from 'zod/mini';
import { id, lines, moment, optional, text } from '../kit/atoms.ts';
import { defineCall } from '../kit/define.ts';

/** One notice in the language asked for. */
export const versionNotice = z.object({
  id,
  version: z.string(),
  title: z.string(),
  /** What is new, one line each. */
  items: z.array(z.string()),
  publishedAt: moment,
});

const path = '/gateway/tum/web/version';
const own = { service: 'tum', caller: 'shell', access: { kind: 'session' } } as const;

export const getVersionNotice = defineCall({
  ...own,
  name: 'tum.version.notice',
  path: `${path}/getVersionNotice`,
  encoding: 'none',
  request: z.strictObject({}),
  result: z.object({
    /** Null when there is none, or the caller has read it or came later. */
    notice: z.nullable(versionNotice),
  }),
  outside: 'account',
  doc: 'Returns the notice of the latest release until the caller has read it.',
});

export const clickVersionNotice = defineCall({
  ...own,
  name: 'tum.version.click',
  path: `${path}/clickVersionNotice`,
  effect: 'write',
  request: z.strictObject({ versionNoticeId: id }),
  result: z.null(),
  errors: ['notFound'],
  outside: 'account',
  doc: 'Remembers that the caller has read the notice of a release, in every company and browser.',
});

/** What operators write. */
export const versionNoticeText = z.strictObject({
  version: z
    .string('required')
    .check(z.trim(), z.regex(/^[0-9A-Za-z][0-9A-Za-z.-]{0,29}$/, 'invalid')),
  titleZh: text(1, 80),
  titleEn: text(1, 80),
  bodyZh: lines(1, 2000),
  bodyEn: lines(1, 2000),
});

const operators = { service: 'tum', access: { kind: 'session' } } as const;

export const versionNoticeList = defineCall({
  ...operators,
  name: 'tum.version.list',
  path: `${path}/getList`,
  encoding: 'none',
  request: z.strictObject({}),
  result: z.array(
    z.object({
      ...versionNoticeText.shape,
      id,
      /** Null for a draft. */
      publishedAt: z.nullable(moment),
      /** Accounts that have read it. */
      readers: z.number(),
    }),
  ),
  doc: 'Lists the notices of releases, drafts first. For operators.',
});

export const saveVersionNotice = defineCall({
  ...operators,
  name: 'tum.version.save',
  path: `${path}/save`,
  encoding: 'json',
  effect: 'write',
  request: z.strictObject({
    /** Absent: a new one. */
    versionNoticeId: optional(id),
    text: versionNoticeText,
    /** `1` shows it to everybody from now on; what is published stays so. */
    publish: z.enum(['0', '1']),
  }),
  result: z.object({ id }),
  errors: ['notFound'],
  doc: 'Writes the notice of a release, as a draft or for everybody. For operators.',
});

export const removeVersionNotice = defineCall({
  ...operators,
  name: 'tum.version.remove',
  path: `${path}/remove`,
  effect: 'write',
  request: z.strictObject({ versionNoticeId: id }),
  result: z.null(),
  errors: ['notFound'],
  doc: 'Removes the notice of a release; who has not read it sees it no more. For operators.',
});
