import type { Locale } from '#bridge/calls/kit/words.ts';

/** Messages to people about approvals; never what is in them. */
interface MessageWords {
  readonly author: string;
  readonly yes: string;
  readonly no: string;
  readonly minutes: (count: string) => string;
  /** The title of a request: its kind, and whom it is about. */
  readonly title: (kind: string, name: string) => string;
}

/** The same in both languages. */
export const messageWords: Readonly<Record<Locale, MessageWords>> = {
  'zh-CN': {
    author: '审批中心',
    yes: '是',
    no: '否',
    minutes: (count) => `${count} 分钟`,
    title: (kind, name) => (name === '' ? kind : `${kind} · ${name}`),
  },
  en: {
    author: 'Approvals',
    yes: 'Yes',
    no: 'No',
    minutes: (count) => `${count} min`,
    title: (kind, name) => (name === '' ? kind : `${kind} · ${name}`),
  },
};
