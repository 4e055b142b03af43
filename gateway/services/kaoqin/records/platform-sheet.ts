/** Sheets of punches as WeCom, DingTalk and Feishu export them, brought to the headings of imported punches. */
import { importedPunchWords } from '#bridge/calls/kaoqin/records/imported-punch.words.ts';
import type { SheetRow } from '#gateway/kernel/sheets/read-sheet.ts';
import { exportedDate, platformHeadings } from '../texts/platform-headings.ts';

const ownWords = importedPunchWords['zh-CN'].fields;

/** An export has lines such as its title above the headings. */
const linesAboveHeadings = 6;

/** The columns of an export; null where it has none of the kind. */
interface Columns {
  readonly person: number;
  readonly day: number | null;
  readonly time: number;
  readonly device: number | null;
}

/** Reads an export of a platform: a line a punch; those without a time are no punches. Other sheets stay as they are. */
export function fromPlatform(rows: readonly SheetRow[]): readonly SheetRow[] {
  const isOwn = Object.values(importedPunchWords).some(({ fields }) =>
    [fields.employment, fields.at].every((heading) => rows[0]?.cells.includes(heading ?? '')),
  );
  if (isOwn) return rows;
  const at = rows.slice(0, linesAboveHeadings).findIndex(({ cells }) => columnsOf(cells) !== null);
  const headings = rows[at];
  const columns = headings === undefined ? null : columnsOf(headings.cells);
  if (headings === undefined || columns === null) return rows;
  const known = new Set<string>();
  const punches = rows.slice(at + 1).flatMap((row): SheetRow[] => {
    const cells = punchOf(row.cells, columns);
    const key = cells?.slice(0, 3).join(' ');
    if (cells === null || key === undefined || known.has(key)) return [];
    known.add(key);
    return [{ number: row.number, cells }];
  });
  return [{ number: headings.number, cells: ownHeadings }, ...punches];
}

const ownHeadings = [ownWords.employment, ownWords.day, ownWords.at, ownWords.device].map(
  (name) => name ?? '',
);

function columnsOf(cells: readonly string[]): Columns | null {
  const find = (kind: keyof typeof platformHeadings): number | null => {
    for (const heading of platformHeadings[kind]) {
      const at = cells.findIndex((cell) => cell.trim().toLowerCase() === heading);
      if (at >= 0) return at;
    }
    return null;
  };
  const person = find('person');
  const time = find('time');
  if (person === null || time === null) return null;
  return { person, time, day: find('day'), device: find('device') };
}

/** The cells of a punch; null where there is no time. A time may bring its day along. */
function punchOf(cells: readonly string[], columns: Columns): readonly string[] | null {
  const time = cells[columns.time] ?? '';
  const [clock, hours = '', minutes = ''] =
    /(\d{1,2}):(\d{2})(?::\d{2})?\s*$/.exec(time.trim()) ?? [];
  if (clock === undefined) return null;
  const own = dayIn(time) ?? (columns.day === null ? null : dayIn(cells[columns.day] ?? ''));
  return [
    cells[columns.person]?.trim() ?? '',
    own ?? '',
    `${hours.padStart(2, '0')}:${minutes}`,
    columns.device === null ? '' : (cells[columns.device]?.trim().slice(0, 60) ?? ''),
  ];
}

/** The first date of a text. */
function dayIn(text: string): string | null {
  const [, year = '', month = '', date = ''] = exportedDate.exec(text) ?? [];
  if (year === '') return null;
  return [year.padStart(4, '20'), month.padStart(2, '0'), date.padStart(2, '0')].join('-');
}
