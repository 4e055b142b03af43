/** The whole app: a list that is kept for the person, with the words and colours they have chosen. */
const words = {
  'zh-CN': {
    title: '我的清单',
    count: (count) => `共 ${count} 项`,
    draft: '要添加的事项',
    hintDraft: '例如：领取工牌',
    add: '添加',
    clear: '清空',
    item: '事项',
    actions: '操作',
    remove: '删除',
    empty: '清单为空',
    hint: '添加的事项会保存到你的账号。',
    sure: '清空清单？',
    lost: (count) => `${count} 个事项将被删除，且无法恢复。`,
    failed: '暂时无法保存，请稍后重试',
  },
  en: {
    title: 'My list',
    count: (count) => `${count} ${count === 1 ? 'item' : 'items'}`,
    draft: 'What to add',
    hintDraft: 'Such as: collect my badge',
    add: 'Add',
    clear: 'Clear',
    item: 'Item',
    actions: 'Actions',
    remove: 'Remove',
    empty: 'Your list is empty',
    hint: 'What you add is kept with your account.',
    sure: 'Clear the list?',
    lost: (count) => `${count} ${count === 1 ? 'item' : 'items'} will be gone for good.`,
    failed: 'It cannot be saved just now; try again later',
  },
};
const part = (id) => document.getElementById(id);

async function start() {
  let items = [];
  // A handler given to connect misses nothing; the snapshot brings the typed words back when the app was taken out.
  const bridge = await Atrium.connect({ suspend: () => ({ draft: part('draft').value }) });
  Atrium.mirrorAppearance(bridge);
  const t = () => words[bridge.context.get().locale];
  const read = bridge.storage.get({ key: 'items' }).then(({ value }) => {
    if (Array.isArray(value)) items = value;
  });

  /** Draws everything in the language now in use. */
  function draw() {
    for (const element of document.querySelectorAll('[data-text]'))
      element.textContent = t()[element.dataset.text];
    part('draft').placeholder = t()[part('draft').dataset.placeholder];
    document.title = t().title;
    part('count').textContent = t().count(items.length);
    part('clear').disabled = items.length === 0;
    part('table').hidden = items.length === 0;
    part('empty').hidden = items.length > 0;
    part('items').replaceChildren(...items.map(row));
  }

  function row(item, index) {
    const line = document.createElement('tr');
    line.insertCell().textContent = item;
    const remove = document.createElement('button');
    remove.type = 'button';
    remove.className = 'button button-quiet';
    remove.textContent = t().remove;
    remove.ariaLabel = `${t().remove} ${item}`;
    remove.addEventListener('click', () =>
      keep((all) => all.filter((_, other) => other !== index)),
    );
    line.insertCell().append(remove);
    return line;
  }

  /**
   * Keeps the changed list with the person's account: an app of another website may have no storage of its own. What was
   * kept before is read first; where it cannot be, nothing is kept over it.
   */
  async function keep(change) {
    try {
      await read;
      const next = change(items);
      await bridge.storage.set({ key: 'items', value: next });
      items = next;
      draw();
      return true;
    } catch {
      await bridge.dialogs.message({ text: t().failed, tone: 'error' });
      return false;
    }
  }

  /** Tells the shell whether something would be lost; it then asks before the tab is closed. */
  function tellDirty() {
    bridge.tabs.dirty({ dirty: part('draft').value.trim() !== '' }).catch(() => {});
  }

  async function add() {
    const item = part('draft').value.trim();
    if (item === '' || !(await keep((all) => [...all, item]))) return;
    part('draft').value = '';
    tellDirty();
    part('draft').focus();
  }

  async function clear() {
    const { confirmed } = await bridge.dialogs.confirm({
      title: t().sure,
      text: t().lost(items.length),
      tone: 'danger',
    });
    if (confirmed) await keep(() => []);
  }

  part('draft').value = bridge.launch.snapshot?.draft ?? '';
  part('draft').addEventListener('input', tellDirty);
  part('draft').addEventListener('keydown', (event) => event.key === 'Enter' && add());
  part('add').addEventListener('click', add);
  part('clear').addEventListener('click', clear);
  part('adding').disabled = false;
  bridge.context.subscribe(draw);
  await read.catch(() => {});
  if (part('draft').value) tellDirty();
  draw();
  await bridge.ready();
}

start();
