import type { Bridge } from '#bridge/guest/connect.ts';
import { element } from './element.ts';
import type { Items } from './stores/items.ts';
import { t } from './texts/app-texts.ts';

/** What the page is made from. */
export interface ListPageOptions {
  readonly bridge: Bridge;
  readonly items: Items;
}

/** The page of the list: `draw` draws it again, in the language now in use. */
export function createListPage({ bridge, items }: ListPageOptions): {
  readonly root: HTMLElement;
  draw(): void;
} {
  const root = element('main', { class: 'page' });
  // It stays while everything around it is drawn again, so that nothing typed is lost.
  const draft = createDraft(bridge, () => void add());

  async function after(change: Promise<boolean>): Promise<boolean> {
    const kept = await change;
    if (!kept) await bridge.dialogs.message({ text: t('failed'), tone: 'error' });
    draw();
    return kept;
  }

  async function add(): Promise<void> {
    if (draft.value.trim() === '' || !(await after(items.add(draft.value)))) return;
    draft.value = '';
    draft.dispatchEvent(new Event('input'));
    draft.focus();
  }

  async function clear(): Promise<void> {
    const count = items.all().length;
    const { confirmed } = await bridge.dialogs.confirm({
      title: t('clear.title'),
      text: t('clear.text', { count }),
      tone: 'danger',
    });
    if (confirmed) await after(items.clear());
  }

  function draw(): void {
    const hadKeyboard = document.activeElement === draft;
    draft.ariaLabel = t('draft');
    draft.placeholder = t('draftHint');
    root.replaceChildren(
      header(items.all().length, () => void clear()),
      element(
        'div',
        { class: 'adding' },
        draft,
        button('button-primary', t('add'), () => void add()),
      ),
      items.all().length === 0
        ? emptyState()
        : table(items, (index) => void after(items.remove(index))),
    );
    document.title = t('title');
    if (hadKeyboard) draft.focus();
  }

  return { root, draw };
}

/** The field for what is not added yet: unsaved work, which comes back when the app was taken out meanwhile. */
function createDraft(bridge: Bridge, onEnter: () => void): HTMLInputElement {
  const draft = element('input', { class: 'input', maxlength: '80', autocomplete: 'off' });
  const tellDirty = (): void => {
    bridge.tabs.dirty({ dirty: draft.value.trim() !== '' }).catch(() => {});
  };
  draft.value = String(Reflect.get(Object(bridge.launch.snapshot), 'draft') ?? '');
  bridge.onSuspend(() => ({ draft: draft.value }));
  draft.addEventListener('input', tellDirty);
  draft.addEventListener('keydown', ({ key }) => key === 'Enter' && onEnter());
  if (draft.value !== '') tellDirty();
  return draft;
}

function header(count: number, onClear: () => void): HTMLElement {
  const clear = button('', t('clear.action'), onClear);
  clear.disabled = count === 0;
  return element(
    'header',
    { class: 'page-header' },
    element('h1', { class: 'page-title' }, t('title')),
    element('span', { class: 'page-subtitle' }, t('count', { count })),
    element('div', { class: 'page-actions' }, clear),
  );
}

function table(items: Items, onRemove: (index: number) => void): HTMLElement {
  const rows = items.all().map((item, index) => {
    const remove = button('button-quiet', t('remove'), () => onRemove(index));
    remove.ariaLabel = `${t('remove')} ${item}`;
    return element('tr', {}, element('td', {}, item), element('td', {}, remove));
  });
  const actions = element('span', { class: 'visually-hidden' }, t('actions'));
  return element(
    'table',
    { class: 'table' },
    element(
      'thead',
      {},
      element(
        'tr',
        {},
        element('th', { scope: 'col' }, t('item')),
        element('th', { scope: 'col' }, actions),
      ),
    ),
    element('tbody', {}, ...rows),
  );
}

function emptyState(): HTMLElement {
  return element(
    'div',
    { class: 'state' },
    element('p', { class: 'state-title' }, t('none')),
    element('p', { class: 'state-hint' }, t('noneHint')),
  );
}

function button(look: string, words: string, onClick: () => void): HTMLButtonElement {
  const made = element('button', { type: 'button', class: `button ${look}` }, words);
  made.addEventListener('click', onClick);
  return made;
}
