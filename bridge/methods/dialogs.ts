import * as z from 'zod/mini';
import { answerText, line, lines } from './atoms.ts';
import { defineMethod } from './define.ts';

/** Words in HTML; the shell draws the safe list of elements (words, lists, links that name their host and ask before they leave the portal) and nothing else. */
const html = lines(10_000);

const tone = z._default(z.enum(['normal', 'danger']), 'normal');

export const confirm = defineMethod({
  name: 'dialogs.confirm',
  request: z
    .strictObject({
      title: line(80),
      /** Below the title. */
      subtitle: z.optional(line(120)),
      /** Behind a small button beside the title. */
      tooltip: z.optional(lines(500)),
      /** The question itself, with a sign before it. */
      heading: z.optional(line(120)),
      text: z.optional(lines(2000)),
      html: z.optional(html),
      okText: z.optional(answerText),
      cancelText: z.optional(answerText),
      tone,
      /** One button that only closes, "I got it". */
      readOnly: z._default(z.boolean(), false),
      /** A third button, to see to the matter at once. */
      immediate: z._default(z.boolean(), false),
      immediateText: z.optional(answerText),
      hideClose: z._default(z.boolean(), false),
      hideFoot: z._default(z.boolean(), false),
    })
    // Without either, anyone who has no keyboard could never leave.
    .check(z.refine(({ hideClose, hideFoot }) => !(hideClose && hideFoot))),
  result: z.object({
    confirmed: z.boolean(),
    /** Which button it was; closing counts as `cancel`, and so does "I got it". */
    answer: z.enum(['ok', 'cancel', 'immediate']),
  }),
  capability: 'dialogs',
  threats: ['T13', 'T14', 'T16', 'T17', 'T18'],
  errors: ['busy'],
  perMinute: 20,
  deadline: 'none',
  doc: 'Asks the person to confirm, over the whole shell, in plain text or in HTML reduced to the safe list; a click beside it does not close it; one dialog of an app at a time, and only of the app in front.',
});

export const alert = defineMethod({
  name: 'dialogs.alert',
  request: z.strictObject({
    title: line(80),
    text: z.optional(lines(2000)),
    html: z.optional(html),
    okText: z.optional(answerText),
    tone,
  }),
  result: z.null(),
  capability: 'dialogs',
  threats: ['T13', 'T14', 'T16', 'T17', 'T18'],
  errors: ['busy'],
  perMinute: 20,
  deadline: 'none',
  doc: 'Says something over the whole shell until the person has read it, with one button; as `dialogs.confirm` otherwise.',
});

export const print = defineMethod({
  name: 'dialogs.print',
  request: z.strictObject({}),
  result: z.null(),
  capability: 'dialogs',
  threats: ['T13', 'T14'],
  errors: ['busy'],
  perMinute: 6,
  deadline: 'none',
  doc: 'Prints the window with the page of the app in front, which its sandbox forbids it to do itself; only right after a click, and never without the person seeing the print dialog.',
});

export const message = defineMethod({
  name: 'dialogs.message',
  request: z.strictObject({
    text: line(200),
    tone: z._default(z.enum(['info', 'success', 'warning', 'error']), 'info'),
  }),
  result: z.null(),
  capability: 'dialogs',
  threats: ['T13', 'T14', 'T16'],
  perMinute: 20,
  doc: 'Shows a short message for three seconds, in the place of an earlier one.',
});

/** Most pictures that are shown at once, and bytes of all of them. */
export const mostImages = 50;
export const imageBytes = 64 * 1024 * 1024;

export const images = defineMethod({
  name: 'dialogs.images',
  request: z
    .strictObject({
      /** Each a file whose name is said for it; the kind is read off its first bytes, never off its name. */
      images: z.array(z.file()).check(z.minLength(1), z.maxLength(mostImages)),
      /** The one that is shown first, from 0. */
      startAt: z._default(z.int().check(z.minimum(0), z.maximum(mostImages)), 0),
    })
    .check(z.refine(({ images: all, startAt }) => startAt < all.length)),
  result: z.null(),
  capability: 'dialogs',
  fileBytes: imageBytes,
  threats: ['T12', 'T13', 'T14', 'T15', 'T16', 'T17'],
  errors: ['busy', 'badInput', 'tooLarge'],
  perMinute: 20,
  deadline: 'none',
  since: '1.1',
  doc: 'Shows pictures over the whole shell, up to 50 of 64 MiB together, until the person closes them: PNG, JPEG, GIF, BMP and WebP. `badInput` for anything else, `tooLarge` for more than 60 million pixels; nothing is ever fetched from an address.',
});

/** Seconds after which anyone who cannot read now may leave, whatever an app asks for. */
export const leaveAfterSeconds = 10;

export const mustRead = defineMethod({
  name: 'dialogs.mustRead',
  request: z
    .strictObject({
      title: line(80),
      text: z.optional(lines(5000)),
      html: z.optional(html),
      /** The least time for it, beside reading to its end. */
      seconds: z._default(z.int().check(z.minimum(0), z.maximum(60)), 0),
      okText: z.optional(answerText),
    })
    .check(z.refine(({ text, html: words }) => text !== undefined || words !== undefined)),
  result: z.object({
    /** False when the person left it for later. */
    acknowledged: z.boolean(),
  }),
  capability: 'dialogs',
  threats: ['T13', 'T14', 'T16', 'T17', 'T18'],
  errors: ['busy'],
  perMinute: 6,
  deadline: 'none',
  since: '1.1',
  doc: 'Shows an announcement. Its answer can be pressed once the person has scrolled to its end and its seconds are over. No one is locked out: after ten seconds the person can leave it for later, and the app learns of that.',
});

export const loading = defineMethod({
  name: 'dialogs.loading',
  request: z.strictObject({
    /** False takes the ring away. */
    on: z.boolean(),
    text: z.optional(line(60)),
  }),
  result: z.null(),
  capability: 'dialogs',
  threats: ['T13', 'T14', 'T15'],
  perMinute: 60,
  doc: "Lays a ring over the app's own page while it works, and takes it away. It never sticks: it goes with the run, after a minute, when the app falls silent, and when the person stops waiting; the rest of the portal stays free.",
});
