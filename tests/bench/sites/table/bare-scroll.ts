/** The floor: a box as high as the table, with nothing in it but a screen of words. */
import { offer } from './measure.ts';

const rowHeight = 40;

offer({
  open: (people, place) => {
    const box = document.createElement('div');
    box.style.cssText = 'flex: 1; min-height: 0; overflow: auto';
    const high = document.createElement('div');
    high.style.height = `${people.length * rowHeight}px`;
    for (const { name } of people.slice(0, 20)) {
      const row = document.createElement('p');
      row.textContent = name;
      high.append(row);
    }
    box.append(high);
    place.append(box);
  },
  scroller: () => document.querySelector('div > div'),
  rowsDrawn: () => document.querySelectorAll('p').length,
});
