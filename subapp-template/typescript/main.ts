import '#assets/atrium.css';
import './main.css';
import { mirrorAppearance } from '#bridge/guest/appearance.ts';
import { connect } from '#bridge/guest/connect.ts';
import { setLocale } from '#ui/texts/locale.ts';
import { createListPage } from './list-page.ts';
import { openItems } from './stores/items.ts';

const bridge = await connect();
const items = await openItems(bridge.storage);
const page = createListPage({ bridge, items });
mirrorAppearance(bridge);
bridge.context.subscribe(({ locale }) => {
  setLocale(locale);
  page.draw();
});
document.body.replaceChildren(page.root);
await bridge.ready();
