import type { PlatformPerson } from './platform-types.ts';
import { personNames } from './texts/platform-texts.ts';

/** A person of the demo platform, and the account that is linked from the start. */
export interface DemoPerson extends PlatformPerson {
  /** The account of the portal; a backend names it. */
  readonly account: string;
  /** Whether the platforms know already whose it is; otherwise its person says so once, by password. */
  readonly isLinked: boolean;
}

/** The company and the app of Harbour, alike on each platform; WeCom wants a number for the app. */
export const demoCorp = {
  company: 'harbour',
  corpId: 'corp-harbour',
  clientId: '1000002',
} as const;

/** The name under which the older product signs. */
export const demoIssuer = 'legacy-hr';

/** Who works for Harbour on the platforms. */
export const demoPeople: readonly DemoPerson[] = [
  { id: 'songjiahui', name: personNames.songjiahui, account: 'hr', isLinked: true },
  { id: 'limubai', name: personNames.limubai, account: 'manager', isLinked: true },
  { id: 'zhouyutong', name: personNames.zhouyutong, account: 'staff', isLinked: false },
];
