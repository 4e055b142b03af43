/**
 * For each method of the bridge the tests that show what it does, by their sentences. What it must withstand is found by
 * the numbers of its threats. A rule holds that every method is here and every sentence is a test.
 */
export const coveringTests: Readonly<Record<string, readonly string[]>> = {
  'context.get': ['the app learns who is there, why it was started, and what it gave before'],
  'context.ready': ['a deep link opens its page inside its app, and a reload stays there'],
  'session.token': [
    'says for whom, for which app, and for 120 seconds',
    'a token that was refused is renewed once, and a failed call can be tried again',
  ],
  'session.identity': [
    'proves to the server of its app who calls, by the keys that anybody can read',
    'names the person the same for one app, and otherwise for every other app and company',
    'is no token for the gateway, and no app gets one that was not granted it',
  ],
  'session.confirm': [
    'what a person types as a secret never reaches an app that takes the focus (T14)',
    'the shell asks for the password for the app of the house in front, once for all who ask, and for no other',
  ],
  'session.check': ['when the gateway doubts the session the shell looks at it itself'],
  'permissions.has': ['an app learns which of its own functions and buttons the person has'],
  'permissions.buttons': ['an app learns which of its own functions and buttons the person has'],
  'permissions.fields': [
    'an app learns what the person may do with the fields of its own business type, and of no other',
    'everybody learns what they may do with each field before a record is opened',
  ],
  'tabs.open': [
    'an app opens pages of its own, closes one, and then all but the one it shows',
    'an app of a vendor hands nothing to another vendor unless the person says so (T18)',
  ],
  'tabs.close': [
    'an app opens pages of its own, closes one, and then all but the one it shows',
    'closing a tab with unsaved work asks first, and keeps it when the person says so',
  ],
  'tabs.closeOthers': [
    'an app opens pages of its own, closes one, and then all but the one it shows',
  ],
  'tabs.refresh': [
    'an app that asks for a refresh is loaded anew at its place, without its old draft',
  ],
  'tabs.title': ['an app names its tab, and goes back to where it came from'],
  'tabs.badge': [
    'an app says what waits in its tab, pins it, and learns of its own tabs alone',
    'a figure and a pin stand on the tab',
  ],
  'tabs.pin': [
    'an app says what waits in its tab, pins it, and learns of its own tabs alone',
    'a person pins a tab, which then stays beside the home page until it is unpinned',
  ],
  'tabs.list': ['an app says what waits in its tab, pins it, and learns of its own tabs alone'],
  'tabs.dirty': ['an app with unsaved work stays, and the next oldest gives way'],
  'dialogs.confirm': [
    'with everything the generic confirm has, under its own name',
    'without a cross, or without answers, but never without both',
  ],
  'dialogs.alert': ['an app can say something that waits until it was read'],
  'dialogs.message': ['an app says something in passing, and the next message takes its place'],
  'dialogs.print': ['is printed by the portal, alone'],
  'dialogs.loading': [
    'an app lays a ring over its page, which another page, its words and the person outlast',
  ],
  'dialogs.images': [
    'an app shows pictures over the portal, under its name, until the person closes them',
    'what is no picture is not shown, whatever it is called, and nothing is asked of an address (T17)',
  ],
  'dialogs.mustRead': [
    'an announcement of an app can be confirmed once it was read to its end, with the keyboard alone',
    'nobody is locked out by an announcement: soon it can be left for later (T14)',
  ],
  'dialogs.open': [
    'with everything that may stand around it, and gets the value of the button',
    'a page in a dialog is left with the keyboard alone, and the keyboard goes back to where it was',
    'a dialog goes with the page that opened it, and nothing of it sticks (T13)',
  ],
  'dialogs.close': [
    'whose page says by itself that it is done, with what',
    'what crosses between a page and its dialog is plain data of at most 64 KiB (T12)',
  ],
  'dialogs.cancel': [
    'a page in a dialog is left with the keyboard alone, and the keyboard goes back to where it was',
  ],
  'dialogs.change': ['whose page renames it, and says which button can be pressed'],
  'files.save': [
    'an app hands a file over, which is saved under a name that hides nothing',
    'who says no to a file has not clicked for the next one (T3)',
    'one click saves no flood: after a few files the person is asked again (T12)',
  ],
  'files.copy': ['an app puts a text on the clipboard after a click'],
  'files.upload': [
    'an app without an origin has the portal put a file into a record, and learns how far it is',
    'what the gateway refuses is said in the language of the person',
    'puts nothing into a record its person may not change, and reads no file they may not read (T8)',
    'whose frame goes leaves no upload running',
  ],
  'files.download': [
    'it has the portal save a file of a record under the name the gateway gave it',
    'who clicked long ago is asked before anything is saved, and may say no',
    'reaches no file of another company (T8)',
    'reaches no service area it was not granted, though its person may (T7)',
  ],
  'files.cancel': [
    'an upload that is cancelled leaves nothing, and can be sent again',
    'runs three at once and no more, and ends none of another run (T12)',
  ],
  'storage.get': [
    'what an app keeps is there on another machine, for the same person and the same app alone',
  ],
  'storage.set': [
    'what an app keeps is there on another machine, for the same person and the same app alone',
    'an app keeps no long value, and none under a name that is no name (T12)',
  ],
  'storage.remove': [
    'what an app keeps is there on another machine, for the same person and the same app alone',
  ],
  'storage.keys': [
    'what an app keeps is there on another machine, for the same person and the same app alone',
  ],
  'track.event': [
    'an app says what is used, and the portal sends it in fives, without the person',
    'an app that says without end that it is used gets its share (T12)',
    'an event holds a name and a few words, and no text of anybody (T12)',
    'an app says nothing in the name of the portal or of another app (T16)',
  ],
  'messages.unread': [
    'an app learns how many messages are unread, and shows one only from the front',
  ],
  'messages.open': [
    'an app learns how many messages are unread, and shows one only from the front',
  ],
  'approvals.start': [
    'an app asks for a request, and its person reads what it says and declines it',
    'an app asks for a request only after a press, and of no kind it was not granted (T14, T18)',
  ],
  'approvals.states': [
    'an app asks for a request, and its person reads what it says and declines it',
  ],
  'drafts.confirm': [
    'a leave that the assistant drafted is sent in the dialog of the portal, with the keyboard alone',
    'a draft is shown only for a press of the person, and never one of somebody else (T14)',
  ],
  'focus.leave': [
    'an app that keeps the Tab key gives the keyboard to what stands before or after its frame',
  ],
  'focus.lost': ['a parked app that takes the keyboard is removed (T14)'],
  'navigation.replace': ['an app that replaces its place adds nothing to the history'],
  'navigation.push': ['Back and Forward lead through pages of one app and across apps'],
  'navigation.back': ['an app names its tab, and goes back to where it came from'],
  'navigation.external': [
    'an app that leads to another website has the person asked by its host, and opens nothing that runs (T18)',
  ],
  'shortcuts.run': ['a closed page is opened again from inside of an application'],
  'jobs.start': ['an app shows its progress, at most five jobs at once, and none of another run'],
  'jobs.update': ['an app shows its progress, at most five jobs at once, and none of another run'],
  'jobs.finish': [
    'an export goes on while another app is in front, says that it is done, and is downloaded again',
    'a failed export says why',
  ],
  'search.register': ['results an app registered are found without asking it, and go with it'],
  'app.show': ['an app is told when it is shown, where it is led, and when it is hidden'],
  'app.hide': ['an app is told when it is shown, where it is led, and when it is hidden'],
  'app.routeChanged': ['an app is told when it is shown, where it is led, and when it is hidden'],
  'app.tabClosed': [
    'an app opens pages of its own, closes one, and then all but the one it shows',
    'a tab that is closed leaves nothing behind in the app',
  ],
  'app.contextChanged': ['language and look reach every mounted app at once'],
  'app.suspend': [
    'the sixth app takes the place of the oldest, which comes back with its draft and its place',
    'an app that answers more than a message may hold is not believed',
  ],
  'app.beforeClose': ['the app gives a snapshot, and may keep a tab open'],
  'app.discarded': ['throws unsaved changes away when told to'],
  'app.jobAsked': ['an export is cancelled from another app, and no file comes'],
  'app.unreadChanged': ['an app that may know it is told of a message that arrives'],
  'app.requestChanged': [
    'are of kinds that were granted, in the name of who confirms, and tell their app alone',
  ],
  'app.tasksChanged': ['administrators watch the jobs of the company, and cancel one'],
  'app.transferProgress': [
    'an app without an origin has the portal put a file into a record, and learns how far it is',
  ],
  'app.search': [
    'what an app says is shown as plain text under its registered name',
    'an answer that comes after another keyword was typed is not shown',
  ],
  'app.dialogButton': [
    'whose page moves on to another record, and may refuse to',
    'and a button that was pressed counts no more for three seconds, unless it has no lock',
    'a page that will not be closed keeps nobody (T14)',
  ],
  'app.pageContent': ['that is saved as a PDF of what it shows, in Chinese'],
  'app.ping': ['an app that misses once is slow, twice hung, and half a minute later crashed'],
};
