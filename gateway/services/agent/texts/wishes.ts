/** The words by which a person asks for a request to be drafted. */
import type { AgentTool } from '#bridge/calls/agent/names.ts';

export const writingWishes: readonly (readonly [AgentTool, RegExp])[] = [
  [
    'draftLeave',
    /(?:请|休|申请|安排|要).{0,30}假|(?:take|request|book|apply|ask|want|need|put in).{0,30}(?:leave|off\b|vacation|holiday)/i,
  ],
  [
    'draftPunch',
    /补(?:签|卡|打卡)|(?:忘|漏|没).{0,4}(?:打|刷).{0,4}卡|(?:forgot|missed|missing|add|fix).{0,20}(?:punch|clock)/i,
  ],
  [
    'draftOvertime',
    /(?:申请|提交|报|请|登记).{0,30}加班|加班.{0,10}申请|(?:apply|request|ask|book|register).{0,20}overtime|overtime (?:request|on|for)/i,
  ],
  ['draftTrip', /(?:去|到|申请|提交).{0,12}出差|出差.{0,8}申请|trip to|travel to|business trip/i],
  ['draftCertificate', /证明|certificate|proof of (?:employment|income)/i],
];
