/** The note in Svelte. */
import { flushSync, mount } from 'svelte';
import NotePage from './note.svelte';
import { openNote } from './note.ts';

const note = await openNote();
const target = document.getElementById('root');
if (target) flushSync(() => mount(NotePage, { target, props: { note } }));
await note.ready();
