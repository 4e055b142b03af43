import { type Caller, type Handlers, refuse } from '#bridge/host/handlers.ts';
import type { Context, Launch } from '#bridge/methods/context.ts';

/** A person, a company and an app for the contract suite. */
export const contractContext: Context = {
  user: { id: 'u1', account: 'lin', realName: '林晓', employmentId: null },
  tenant: { id: 't1', code: 'harbour', name: 'Harbour' },
  locale: 'zh-CN',
  theme: { name: 'blue', mode: 'light' },
  app: { code: 'sample', mountId: 'mount-1' },
  rights: '1',
  methods: ['tabs.open'],
  shortcuts: [],
};

/** Where the app of the contract suite is started. */
export const contractLaunch: Launch = {
  reason: 'restore',
  route: '/start',
  tabId: 'tab-1',
  snapshot: { draft: 'half a sentence' },
};

/** The secret a broken handler carries in its exception; nothing of it may reach an app. */
export const shellSecret = 'shell-internal-path';

/** Bodies for every method that answer by what they are asked, so that each way a call can end is met. */
export const contractHandlers: Handlers<Caller> = {
  context: { get: () => ({ context: contractContext, launch: contractLaunch }), ready: () => null },
  session: {
    token: (_, { app }) => ({ token: `token-of-${app}`, expiresAt: 4_102_444_800_000 }),
    identity: (_, { app }) => ({ token: `identity of ${app}`, expiresAt: 1 }),
    check: () => null,
    confirm: () => true,
  },
  permissions: {
    has: ({ functionIds }) => Object.fromEntries(functionIds.map((id) => [id, id.length < 9])),
    buttons: () => [],
    fields: () => ({}),
  },
  tabs: {
    open({ route }) {
      if (route === '/broken') throw new Error(shellSecret);
      if (route === '/missing') return refuse('notFound');
      if (route === '/undeclared') return refuse('signedOut');
      if (route === '/misshapen') return JSON.parse('{"tabId":7}');
      return { tabId: `tab-of-${route}` };
    },
    // Waits until its frame goes, as a dialog does.
    close: (_, __, signal) =>
      new Promise((resolve) => signal.addEventListener('abort', () => resolve({ closed: false }))),
    closeOthers: () => ({ closed: 0 }),
    refresh: () => null,
    title: () => null,
    badge: () => null,
    pin: () => null,
    list: () => [],
    dirty: () => null,
  },
  dialogs: {
    confirm: () => ({ confirmed: true, answer: 'ok' }),
    alert: () => null,
    message: () => null,
    print: () => null,
    loading: () => null,
    images: () => null,
    mustRead: () => ({ acknowledged: true }),
    open: () => ({ closed: 'button', button: 'save', value: { id: 7 } }),
    close: () => null,
    cancel: () => null,
    change: () => null,
  },
  drafts: { confirm: () => ({ outcome: 'done' }) },
  focus: { lost: () => null, leave: () => null },
  navigation: {
    replace: () => null,
    push: () => null,
    back: () => null,
    external: () => ({ opened: false }),
  },
  shortcuts: { run: () => null },
  jobs: { start: () => ({ jobId: 'job-1' }), update: () => null, finish: () => null },
  search: { register: () => null },
  files: {
    save: ({ file }) => ({ saved: file.size > 0 }),
    copy: () => null,
    upload: () => refuse('notFound'),
    download: () => ({ saved: false, refused: { code: 'notFound', words: '内容不存在' } }),
    cancel: () => refuse('notFound'),
  },
  storage: { get: () => ({ value: null }), set: () => null, remove: () => null, keys: () => [] },
  track: { event: () => null },
  messages: { unread: () => ({ unread: 3 }), open: () => null },
  approvals: {
    start: () => ({ outcome: 'cancelled' }),
    states: () => ({ requests: [] }),
  },
};
