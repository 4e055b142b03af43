import type { Translation } from '#ui/texts/create-texts.ts';
import type { zhCN } from './zh-CN.ts';

/** Words of the help in English. */
export const en: Translation<typeof zhCN> = {
  articles: {
    title: 'Help',
    search: 'Search the help',
    none: 'No article has these words',
    noneHint: 'Try other words, or ask the assistant.',
    all: 'All applications',
    list: 'Articles',
  },
  shortcuts: {
    title: 'Keyboard shortcuts',
    group: { anywhere: 'Anywhere', tabs: 'Tabs', menu: 'Menu' },
    search: 'Open the search',
    reopenTab: 'Reopen the closed page',
    shortcutList: 'Open this list',
    chooseTab: 'Choose a tab, Enter opens it',
    moveTab: 'Move the tab',
    closeTab: 'Close the tab',
    tabMenu: 'Open the menu of the tab',
    chooseEntry: 'Choose a page, Enter opens it',
    typeEntry: 'Type the start of a name to jump to it',
    letters: 'Letters',
  },
  tour: {
    menu: {
      title: 'Every application starts here',
      text: 'The menu lists the pages you may use. Star the ones you need often, or type a name to find one.',
    },
    search: {
      title: 'Find people and pages',
      text: 'Type a name, pinyin initials, a staff number or the name of a page. {{keys}} opens it anywhere.',
    },
    tabs: {
      title: 'Open pages stay in tabs',
      text: 'Drag tabs to sort them, close one with the middle button, or right-click for more. A closed one can be reopened.',
    },
    look: {
      title: 'Language and appearance',
      text: 'Switch the language, the colour and light or dark here. All applications follow.',
    },
    account: { title: 'Your account', text: 'See your company and your companies, or sign out.' },
    help: {
      title: 'See this again at any time',
      text: 'Click your picture and choose “Help”, “Guided tour” or “Keyboard shortcuts”.',
    },
  },
};
