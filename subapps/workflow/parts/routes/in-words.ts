import type { AssigneeRule, RouteNode } from '#bridge/calls/workflow/route.ts';
import { formatList } from '#ui/texts/format.ts';
import type { Words } from '../../texts/app-texts.ts';
import type { RouteChoices, RouteFields } from './route-designer.tsx';

/** Says in words who is asked at a node. */
export function inWords(
  node: RouteNode,
  choices: RouteChoices,
  fields: RouteFields,
  t: Words,
): string {
  if (!('who' in node)) return formatList(node.branches.map(({ name }) => name));
  if (node.who.length === 0) return t('routes.noneYet');
  const asked = formatList(node.who.map((rule) => ruleInWords(rule, choices, fields, t)));
  return 'several' in node ? `${asked} · ${t(`several.${node.several}`)}` : asked;
}

function ruleInWords(
  rule: AssigneeRule,
  { people, roles, posts, positions }: RouteChoices,
  fields: RouteFields,
  t: Words,
): string {
  const named = (known: RouteChoices['roles'], ids: readonly string[]) =>
    formatList(ids.map((id) => known.find((one) => one.id === id)?.name ?? '…'));
  if ('ids' in rule && rule.ids.length === 0 && rule.kind !== 'choice') return t('routes.noneYet');
  switch (rule.kind) {
    case 'people':
      return named(people, rule.ids);
    case 'role': {
      const names = named(roles, rule.ids);
      return rule.inRange === true ? t('routes.ruleWords.inRange', { names }) : names;
    }
    case 'post':
    case 'position': {
      const names = named(rule.kind === 'post' ? posts : positions, rule.ids);
      return rule.upward === true ? t('routes.ruleWords.upward', { names }) : names;
    }
    case 'managers':
    case 'leaders': {
      const { kind, level, until } = rule;
      if (until === undefined) return t(`routes.ruleWords.${kind}`, { level });
      return t(`routes.ruleWords.${kind}Until`, { level, name: named(people, [until]) });
    }
    case 'organLeader':
    case 'person': {
      const field = fields.find((one) => one.field === rule.field)?.name ?? '…';
      return t(`routes.ruleWords.${rule.kind}`, { field });
    }
    case 'manager':
    case 'leader':
      return t(`routes.ruleWords.${rule.kind}`, { level: rule.level });
    default:
      return t(`routes.rule.${rule.kind}`);
  }
}
