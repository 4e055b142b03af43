/** Deliveries that departments receive: the departments come from the gateway, with the token of the signed-in person. */
const byId = (id) => document.getElementById(id);
const fill = (text, values) => text.replace(/\{(\w+)\}/g, (_, name) => String(values[name]));

/** The one key under which the received deliveries are kept: the name of the department by delivery. */
const kept = 'received';

async function start() {
  const bridge = await Atrium.connect();
  Atrium.mirrorAppearance(bridge);
  const wordsNow = () => words[bridge.context.get().locale];
  const { value } = await bridge.storage.get({ key: kept }).catch(() => ({ value: null }));
  const received = new Map(Object.entries(value ?? {}));
  const organs = await readOrgans(bridge);

  function draw() {
    const t = wordsNow();
    byId('title').textContent = t.title;
    byId('organ-label').textContent = t.organ;
    byId('head').replaceChildren(rowOf('th', t.columns));
    byId('rows').replaceChildren(...Object.keys(t.goods).map((id) => lineOf(id, t)));
    drawOrgans(organs, t);
    const open = Object.keys(t.goods).filter((id) => !received.has(id)).length;
    void bridge.tabs.badge({ count: open }).catch(() => {});
  }

  function lineOf(id, t) {
    const row = rowOf('td', t.goods[id]);
    const last = document.createElement('td');
    if (received.has(id)) last.textContent = fill(t.received, { organ: received.get(id) });
    else last.append(buttonOf(t.receive, organs.length === 0, () => receive(id)));
    row.append(last);
    return row;
  }

  async function receive(id) {
    const t = wordsNow();
    const [supplier, item] = t.goods[id];
    const organ = byId('organ').value;
    const text = fill(t.text, { supplier, item, organ });
    const { confirmed } = await bridge.dialogs.confirm({ title: t.ask, text });
    if (!confirmed) return;
    received.set(id, organ);
    await bridge.storage.set({ key: kept, value: Object.fromEntries(received) }).catch(() => {});
    draw();
  }

  bridge.context.listen(draw);
  draw();
  await bridge.ready();
}

/** The departments the person sees, by the gateway on the app's own host. */
async function readOrgans(bridge) {
  const { token } = await bridge.session.token();
  const answer = await fetch('/gateway/ums/web/organ/organTreeList', {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
  }).then((response) => response.json());
  return (answer.result ?? []).map(({ name }) => name);
}

function drawOrgans(organs, t) {
  const select = byId('organ');
  const chosen = select.value;
  const names = organs.length > 0 ? organs : [t.noOrgans];
  select.replaceChildren(...names.map((name) => new Option(name, name)));
  select.disabled = organs.length === 0;
  if (organs.includes(chosen)) select.value = chosen;
}

function rowOf(kind, texts) {
  const row = document.createElement('tr');
  for (const text of texts) {
    const cell = document.createElement(kind);
    cell.textContent = text;
    row.append(cell);
  }
  return row;
}

function buttonOf(text, disabled, onClick) {
  const button = document.createElement('button');
  Object.assign(button, { type: 'button', textContent: text, disabled });
  button.addEventListener('click', onClick);
  return button;
}

void start();
