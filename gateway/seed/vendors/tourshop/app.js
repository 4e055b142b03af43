/** Tours for employees: what a person marks is kept by the portal. Nothing but the script of the bridge is used. */
const byId = (id) => document.getElementById(id);
const fill = (text, values) => text.replace(/\{(\w+)\}/g, (_, name) => String(values[name]));

/** The one key under which the marked tours are kept. */
const kept = 'marks';

async function start() {
  const bridge = await Atrium.connect();
  Atrium.mirrorAppearance(bridge);
  const { value } = await bridge.storage.get({ key: kept }).catch(() => ({ value: null }));
  const marks = new Set(Array.isArray(value) ? value : []);

  function draw() {
    const t = words[bridge.context.get().locale];
    byId('title').textContent = t.title;
    byId('hint').textContent = t.hint;
    byId('clear').textContent = t.clear;
    byId('clear').hidden = marks.size === 0;
    byId('tours').replaceChildren(...tours.map((tour) => cardOf(tour, t, marks, toggle)));
    void bridge.tabs.badge({ count: marks.size }).catch(() => {});
  }

  async function keep() {
    draw();
    await bridge.storage.set({ key: kept, value: [...marks] }).catch(() => {});
  }

  function toggle(id) {
    if (!marks.delete(id)) marks.add(id);
    const name = marks.has(id) ? 'tour.marked' : 'tour.unmarked';
    void bridge.track.event({ name, properties: { tour: id } }).catch(() => {});
    void keep().then(() => byId(`mark-${id}`)?.focus());
  }

  byId('clear').addEventListener('click', async () => {
    const t = words[bridge.context.get().locale];
    const text = fill(t.clearText, { count: marks.size });
    const { confirmed } = await bridge.dialogs.confirm({
      title: t.clearTitle,
      text,
      tone: 'danger',
    });
    if (!confirmed) return;
    marks.clear();
    await keep();
  });
  bridge.context.listen(draw);
  draw();
  await bridge.ready();
}

function cardOf({ id, days, price }, t, marks, toggle) {
  const [name, about] = t.tours[id];
  const card = document.createElement('li');
  const title = document.createElement('h2');
  const text = document.createElement('p');
  const facts = document.createElement('p');
  const button = document.createElement('button');
  title.textContent = name;
  text.textContent = about;
  facts.className = 'quiet';
  facts.textContent = `${fill(t.days, { days })} · ${fill(t.price, { price })}`;
  button.type = 'button';
  button.id = `mark-${id}`;
  button.textContent = marks.has(id) ? t.marked : t.mark;
  button.setAttribute('aria-pressed', String(marks.has(id)));
  button.setAttribute('aria-label', `${button.textContent} ${name}`);
  button.addEventListener('click', () => toggle(id));
  card.append(title, text, facts, button);
  return card;
}

void start();
