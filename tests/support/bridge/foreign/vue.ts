/** The note in Vue. */
import { createApp, h, nextTick, shallowRef } from 'vue';
import { openNote } from './note.ts';

const note = await openNote();
const view = shallowRef(note.view());
note.listen((next) => {
  view.value = next;
});

createApp({
  render: () =>
    h('main', { class: 'page' }, [
      h('h1', { class: 'page-title' }, view.value.words.title),
      h('textarea', {
        class: 'input',
        'aria-label': 'note',
        value: view.value.text,
        onInput: ({ target }: Event) =>
          target instanceof HTMLTextAreaElement && note.write(target.value),
      }),
      h(
        'button',
        { class: 'button button-primary', onClick: () => note.write('') },
        view.value.words.clear,
      ),
    ]),
}).mount('#root');
await nextTick();
await note.ready();
