/** A page of the app in a dialog over the whole shell, with all that is around it. */
import * as z from 'zod/mini';
import { answerText, line, route } from './atoms.ts';
import { defineMethod } from './define.ts';

/** Bytes of what crosses between a page in a dialog and the page that opened it, each way. */
export const largestDialogValue = 64 * 1024;

/** Name of a button or an entry, given by the app. */
const id = z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9._-]{0,31}$/));

/** A code to be read from the screen; where the text is empty its dialog says so. */
const qrCode = z.strictObject({ text: z.string().check(z.maxLength(1000)), filename: line(60) });

/** Pixels of the page in the dialog; never more than the window has room for. */
const height = z.int().check(z.minimum(120), z.maximum(4000));

const count = z.int().check(z.minimum(1), z.maximum(1_000_000));

const button = z.strictObject({
  id,
  text: answerText,
  type: z._default(z.enum(['default', 'primary', 'danger']), 'default'),
  disabled: z._default(z.boolean(), false),
  /** False: may be pressed again at once; otherwise a press locks it for three seconds. */
  delay: z._default(z.boolean(), true),
});

/** No two of a list may have one name. */
function areDistinct(list: readonly unknown[]): boolean {
  const names = list.flatMap((one) => Reflect.get(Object(one), 'id') ?? []);
  return new Set(names).size === names.length;
}

export const openDialog = defineMethod({
  name: 'dialogs.open',
  request: z.strictObject({
    title: line(80),
    /** The page of this app that is shown. */
    route,
    /** What the page is given at its start; plain data. */
    given: z.optional(z.unknown()),
    /** `over` for a dialog over one of the app's own: 895 pixels wide instead of 896, so that the lower one shows at its edge. */
    variant: z._default(z.enum(['standard', 'over']), 'standard'),
    width: z.optional(z.int().check(z.minimum(320), z.maximum(1600))),
    height: z._default(height, 560),
    /** Behind "More": the two known ones, and entries of the app. */
    more: z._default(
      z
        .array(z.union([z.enum(['print', 'pdf']), z.strictObject({ id, text: answerText })]))
        .check(z.maxLength(10), z.refine(areDistinct)),
      [],
    ),
    qrCode: z.optional(qrCode),
    /** From left to right. */
    buttons: z._default(z.array(button).check(z.maxLength(6), z.refine(areDistinct)), []),
    /** Which of how many records is shown, with the way to the next and the one before. */
    pagination: z.optional(z.strictObject({ page: count, total: count })),
    /** Asks before the person closes it; a sentence, or true for the usual one. */
    closeConfirm: z._default(z.union([z.boolean(), line(200)]), false),
    /** Buttons, Cancel and Escape only tell the page, which closes; the second attempt to cancel asks the person. */
    disabledAutoClose: z._default(z.boolean(), false),
  }),
  result: z.object({
    /** A button of the foot, the page itself, the person without a button, or the shell, since the opener went. */
    closed: z.enum(['button', 'page', 'cancel', 'ended']),
    /** Which button. */
    button: z.optional(z.string()),
    /** What the page in the dialog gave. */
    value: z.optional(z.unknown()),
  }),
  capability: 'dialogs',
  threats: ['T8', 'T12', 'T13', 'T14', 'T15', 'T16'],
  errors: ['busy', 'tooLarge'],
  perMinute: 20,
  deadline: 'none',
  since: '1.1',
  doc: "Shows another page of this app in a frame of its own over the whole shell, under the app's registered name, and returns how it was closed and with what. One at a time, and only from the app in front; the person can always close it; it goes with the tab it was opened from.",
});

export const closeDialog = defineMethod({
  name: 'dialogs.close',
  request: z.strictObject({ value: z.optional(z.unknown()) }),
  result: z.null(),
  capability: 'dialogs',
  threats: ['T8', 'T12'],
  errors: ['notFound', 'tooLarge'],
  perMinute: 60,
  since: '1.1',
  doc: 'Closes the dialog the calling page is in, unasked, with at most 64 KiB of plain data for the page that opened it; `notFound` from a page in a tab.',
});

export const cancelDialog = defineMethod({
  name: 'dialogs.cancel',
  request: z.strictObject({}),
  result: z.null(),
  capability: 'dialogs',
  threats: ['T14'],
  errors: ['notFound'],
  perMinute: 60,
  since: '1.1',
  doc: 'Does what Escape does in the dialog the calling page is in: unsaved work is asked about first. The guest calls it for an Escape that the page did not use itself.',
});

export const changeDialog = defineMethod({
  name: 'dialogs.change',
  request: z.strictObject({
    title: z.optional(line(80)),
    height: z.optional(height),
    /** Pixels it needs on paper, where nothing can be scrolled; its height otherwise. */
    paperHeight: z.optional(z.int().check(z.minimum(120), z.maximum(20_000))),
    qrCode: z.optional(qrCode),
    /** Those that change; the others stay as they are. */
    buttons: z.optional(
      z
        .array(
          z.strictObject({
            id,
            text: z.optional(answerText),
            disabled: z.optional(z.boolean()),
          }),
        )
        .check(z.maxLength(6)),
    ),
    pagination: z.optional(z.strictObject({ page: count, total: count })),
  }),
  result: z.null(),
  capability: 'dialogs',
  threats: ['T16'],
  errors: ['notFound'],
  perMinute: 240,
  since: '1.1',
  doc: 'Changes what is around the calling page in its dialog: its title, the height it needs, its code, which buttons can be pressed, and which record is shown.',
});
