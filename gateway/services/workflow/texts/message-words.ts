import type { Locale } from '#bridge/calls/kit/words.ts';
import type { Intervention } from '../engine/state.ts';

/** Messages to people about approvals; never what is in them. */
interface MessageWords {
  readonly author: string;
  readonly yes: string;
  readonly no: string;
  readonly minutes: (count: string) => string;
  /** What was done with a task whose person is no longer asked. */
  readonly why: Readonly<Record<Intervention, string>>;
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
    why: {
      reassigned: '已将该待办改派给他人',
      rerouted: '已重新匹配该节点的审批人',
      skipped: '已跳过该节点',
      removed: '已将您移出加签',
      takenBack: '已撤回上一步的处理',
    },
    title: (kind, name) => (name === '' ? kind : `${kind} · ${name}`),
  },
  en: {
    author: 'Approvals',
    yes: 'Yes',
    no: 'No',
    minutes: (count) => `${count} min`,
    why: {
      reassigned: 'has given the task to someone else',
      rerouted: 'has had the approvers of the step found again',
      skipped: 'has skipped the step',
      removed: 'no longer asks you',
      takenBack: 'has taken back the decision before yours',
    },
    title: (kind, name) => (name === '' ? kind : `${kind} · ${name}`),
  },
};
