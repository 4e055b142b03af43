import { type TablePerson, tablePeople } from '#tests/support/table/people.ts';

/** One way to show many people, told to begin and then scrolled. */
export interface TableSite {
  /** Draws the people into an element that fills the window. */
  open(people: readonly TablePerson[], place: HTMLElement): void;
  /** What scrolls, once it is there. */
  scroller(): HTMLElement | null;
  /** Rows that stand in the document with their words. */
  rowsDrawn(): number;
}

/** What the bench asks of a page. */
export interface TableMeasures {
  /** Milliseconds from mounting the table until its first rows are painted; the people are there before. */
  open(): Promise<number>;
  /** Frames in a second while the table scrolls a screen's quarter with each of them. */
  scroll(): Promise<number>;
}

/** Rows in sight in the window of the bench. */
const screenful = 10;
/** Pixels a frame, and frames. */
const step = 200;
const frames = 240;

/** Offers a way to show people to the bench. */
export function offer(site: TableSite): void {
  const people = tablePeople(100_000);
  const measures: TableMeasures = {
    async open() {
      const place = document.createElement('div');
      place.style.cssText = 'display: flex; flex-direction: column; width: 100%; height: 100vh';
      document.body.append(place);
      const start = performance.now();
      site.open(people, place);
      while (site.rowsDrawn() < screenful) await nextFrame();
      // What is in the document before a frame is painted by the task after it.
      await nextFrame();
      await new Promise((resolve) => setTimeout(resolve));
      return performance.now() - start;
    },
    async scroll() {
      const scroller = site.scroller();
      if (!scroller) throw new Error('There is nothing that scrolls.');
      await nextFrame();
      const start = performance.now();
      for (let frame = 0; frame < frames; frame += 1) {
        scroller.scrollTop += step;
        await nextFrame();
      }
      return (frames / (performance.now() - start)) * 1_000;
    },
  };
  Object.assign(window, { table: measures });
}

function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}
