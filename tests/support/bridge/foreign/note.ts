/** What the note pages of all frameworks share: the bridge around one text, and nothing of any framework. */
import { mirrorAppearance } from '#bridge/guest/appearance.ts';
import { connect } from '#bridge/guest/connect.ts';

const words = {
  'zh-CN': { title: '便签', clear: '清空' },
  en: { title: 'Note', clear: 'Clear' },
} as const;

/** What a note page draws. */
export interface NoteView {
  readonly words: (typeof words)['zh-CN' | 'en'];
  readonly text: string;
}

/** A note behind the bridge; `change` learns of every view, `write` takes what was typed. */
export interface Note {
  view(): NoteView;
  listen(change: (view: NoteView) => void): void;
  write(text: string): void;
  ready(): Promise<void>;
}

/** Connects a note to the shell, with what was typed before it was taken out. */
export async function openNote(): Promise<Note> {
  let text = '';
  const listeners: ((view: NoteView) => void)[] = [];
  const bridge = await connect({
    suspend: () => ({ text }),
    beforeClose: () => !text.startsWith('keep'),
  });
  mirrorAppearance(bridge);
  text = String(Reflect.get(Object(bridge.launch.snapshot), 'text') ?? '');
  const view = (): NoteView => ({ words: words[bridge.context.get().locale], text });
  const changed = (): void => {
    for (const listener of listeners) listener(view());
  };
  const say = async (): Promise<void> => {
    const { locale } = bridge.context.get();
    await bridge.tabs.title({ title: `${locale} ${bridge.route.get().route}` });
  };
  bridge.context.listen(() => {
    changed();
    void say();
  });
  bridge.route.listen(() => void say());
  if (text !== '') await bridge.tabs.dirty({ dirty: true });
  await say();
  return {
    view,
    listen: (change) => void listeners.push(change),
    write(next) {
      text = next;
      changed();
      void bridge.tabs.dirty({ dirty: text !== '' });
    },
    ready: () => bridge.ready(),
  };
}
