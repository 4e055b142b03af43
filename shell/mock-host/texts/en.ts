import { plural, type Translation } from '#ui/texts/create-texts.ts';
import type { zhCN } from './zh-CN.ts';

/** Words of the mock host in English; a key that is missing or too many does not compile. */
export const en: Translation<typeof zhCN> = {
  title: 'Mock portal',
  standing: {
    state: 'State',
    title: 'Tab title',
    route: 'Place',
    dirty: 'Unsaved work',
    yes: 'Yes',
    no: 'None',
  },
  states: {
    mounting: 'Loading',
    ready: 'Ready',
    hidden: 'Hidden',
    slow: 'Slow',
    hung: 'Not answering',
    crashed: 'Crashed',
    suspended: 'Taken out',
    refused: 'Removed',
    closed: 'Closed',
  },
  person: { heading: 'Person', user: 'Signed in', rights: 'Rights' },
  rights: { all: 'All', pages: 'Pages, no buttons', none: 'None' },
  look: { heading: 'Look', language: 'Language', theme: 'Theme', mode: 'Brightness' },
  languages: { 'zh-CN': '中文', en: 'English' },
  themes: { blue: 'Blue', orange: 'Orange' },
  modes: { light: 'Light', dark: 'Dark' },
  events: {
    heading: 'What the portal does',
    open: 'Open the app',
    hide: 'Hide',
    show: 'Show',
    suspend: 'Suspend, resume',
    close: 'Close the tab',
    reload: 'Reload',
    unread: 'Unread messages',
    route: 'Open a place (Enter)',
  },
  hidden: {
    title: 'The app is not in sight',
    hint: 'It goes on running; show or open it on the left.',
  },
  replay: {
    play: 'Replay',
    result: 'Result of the replay',
    close: 'Close the result of the replay',
    passed: 'Passed',
    failed: 'Differs',
    figures: ({ same, different }) =>
      `${plural(same, 'call', 'calls')} as recorded, ${different} different`,
    noStart: 'The recording does not hold the start of the app: record, reload the app, then save.',
    fault: 'The portal found fault with the app: {{fault}}',
    byPerson: ({ count }) =>
      `${plural(count, 'call', 'calls')} caused by a person, whom no one played. What differs after that is reported, but does not count.`,
    leftOut: ({ count }) =>
      `${plural(count, 'call', 'calls')} not played, since the start was not recorded.`,
    moment: '{{seconds}} s',
    kinds: { missing: 'Missing', extra: 'Extra', changed: 'Changed' },
    parts: { request: 'Arguments', code: 'Code', result: "The app's answer" },
  },
};
