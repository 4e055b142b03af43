import { harbourCategories, harbourGrades, harbourPosts } from '../harbour/posts.ts';
import type { OrganPlan, PostPlan, TenantPlan } from '../plan.ts';
import { createRandom, type Random } from '../random.ts';
import type { Size, SizeName } from './sizes.ts';

const industries: Readonly<Record<SizeName, { readonly name: string; readonly seed: number }>> = {
  m: { name: '海选连锁', seed: 2_101 },
  l: { name: '云岭制造', seed: 20_102 },
  xl: { name: '江海集团', seed: 100_103 },
};

const regions = '华东 华南 华北 华中 西南 西北 东北 长三角 珠三角 京津冀 成渝 海西'.split(' ');
const fields =
  '零售 物流 制造 医护 信息 供应链 工程 质量 客户服务 采购 仓储 行政 研究 电商 配送 设备'.split(
    ' ',
  );
const specialities =
  '门店 仓储 配送 生产 质检 护理 药品 设备 采购 电商 数据 平台 安全 财务 法务 行政 培训 海外 区域 渠道'.split(
    ' ',
  );
const kinds = ['department', 'department', 'team', 'store'] as const;

/** Plans a tenant of some size. The same size and code give the same plan. */
export function sizedPlan(name: SizeName, size: Size, code: string): TenantPlan {
  const { name: company, seed } = industries[name];
  const random = createRandom(seed, 0);
  const posts = buildPosts(size.posts);
  const organs = buildOrgans(random, size, company);
  return {
    code,
    name: company,
    locale: 'zh-CN',
    systemCode: '',
    seed,
    ageYears: 26,
    staffPrefix: name.toUpperCase(),
    staffDigits: 6,
    legalEntity: `${company}有限公司`,
    mailDomain: `${code}.example`,
    workPlaces: ['上海', '北京', '广州', '深圳', '成都', '武汉', '西安', '杭州', '南京', '沈阳'],
    grades: harbourGrades,
    categories: harbourCategories,
    posts,
    organs: fillSeats(random, size, posts, organs),
    left: size.left,
    pending: size.pending,
    dispatchShare: name === 'l' ? 0.07 : 0.03,
    fixed: [],
  };
}

/** The 45 posts of the small company, then each of them for one speciality after the other. */
function buildPosts(count: number): PostPlan[] {
  return Array.from({ length: count }, (_, index) => {
    const base = harbourPosts[index % harbourPosts.length] as PostPlan;
    const round = Math.floor(index / harbourPosts.length);
    const speciality = specialities[(round - 1) % specialities.length] ?? '';
    const turn = round > specialities.length ? String(Math.ceil(round / specialities.length)) : '';
    return round === 0
      ? base
      : { ...base, code: `${base.code}-${round}`, name: `${speciality}${base.name}${turn}` };
  });
}

type BareOrgan = Omit<OrganPlan, 'seats'>;

/** Grows the tree level by level, so that about two thirds of the nodes are leaves. */
function buildOrgans(random: Random, size: Size, company: string): BareOrgan[] {
  const organs: (BareOrgan & { level: number })[] = [
    { code: 'R', name: company, kind: 'company', parent: null, level: 1 },
  ];
  for (let index = 1; index < size.organs; index += 1) {
    // Ten divisions; then the parent of the n-th node is about the n/3-th, as wide and deep as the size asks for.
    const place = index <= 10 ? 0 : Math.floor((index - 1) / random.triangular(1.9, 5, 2.4));
    const candidate = organs[place];
    const parent = candidate !== undefined && candidate.level < size.depth ? candidate : organs[0];
    const level = (parent?.level ?? 0) + 1;
    organs.push({
      code: `D${String(index).padStart(5, '0')}`,
      name: organName(random, level, index),
      kind: random.pick(kinds),
      parent: parent?.code ?? 'R',
      level,
    });
  }
  return organs;
}

function organName(random: Random, level: number, index: number): string {
  const field = random.pick(fields);
  if (level === 2) return `${random.pick(regions)}${field}事业部`;
  if (level === 3) return `${random.pick(regions)}${field}中心`;
  return `${field}${index % 3 === 0 ? `第${index}组` : `${index}部`}`;
}

/** Hands out the positions and then the people: spans are log-normal, with a median of about seven. */
function fillSeats(
  random: Random,
  size: Size,
  posts: readonly PostPlan[],
  organs: readonly BareOrgan[],
): OrganPlan[] {
  const weights = organs.map(() => Math.exp(0.7 * normal(random)));
  const heads = share(size.active, weights);
  const places = share(
    size.positions,
    heads.map((people) => Math.sqrt(people)),
  );
  return organs.map((organ, index) => {
    const people = heads[index] ?? 0;
    const count = Math.max(1, Math.min(places[index] ?? 1, posts.length));
    const first = random.integer(0, posts.length - 1);
    const holders = share(
      people,
      Array.from({ length: count }, () => 0.4 + random.next()),
    );
    const seats = holders.map((active, place) => ({
      // 7 is prime to 220, 700 and 1600 up to small factors: neighbours differ, nothing repeats in an organisation.
      post: posts[(first + place) % posts.length]?.name ?? '',
      active,
      planned: active + (random.chance(0.09) ? 1 : 0),
    }));
    return { ...organ, seats };
  });
}

function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());
}

/** Divides a whole number by weights, so that the parts are whole and add up to it; the first share is rounded up. */
function share(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  let given = 0;
  let passed = 0;
  return weights.map((weight) => {
    passed += weight;
    const part = Math.round((total * passed) / sum) - given;
    given += part;
    return part;
  });
}
