import type { Random } from '../random.ts';

/** The commonest surnames with their rough share per thousand (weights for variety, not statistics). */
const surnames: readonly (readonly [string, number])[] = [
  ...spread('王李张刘陈', 66),
  ...spread('杨赵黄周吴', 27),
  ...spread('徐孙胡朱高林何郭马罗', 14),
  ...spread('梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕', 7),
  ...spread(
    '苏卢蒋蔡贾丁魏薛叶阎余潘杜戴夏钟汪田任姜范方石姚谭廖邹熊金陆郝孔白崔康毛邱秦江史顾侯邵孟龙万段雷钱汤尹黎易常武乔贺赖龚文',
    3,
  ),
  ...spread('单仇解盖区查宓缪亓逄', 0.4),
  ...['欧阳', '司马', '上官', '诸葛', '皇甫'].map((name) => [name, 0.4] as const),
];

const givenOfWomen =
  '雨桐欣怡子涵梓萱若曦思琪诗涵可馨梦洁佳慧雪静婷丽娜敏芳燕玲倩颖琳瑶璐晓薇嘉宁悦舒雅文淑晴语嫣清秋岚婉菲蓉钰瑾珊一诺安然';
const givenOfMen =
  '伟强磊军洋勇杰涛明超刚平辉鹏浩宇轩子豪俊博文昊天泽睿志远思远嘉豪一鸣慕白建国立新晨凯峰毅恒铭瑞家乐承泽景行伯言书恺逸飞星';

/** Characters that many fonts, sorts and input methods stumble over. */
const rareGiven = ['堃', '犇', '翀', '喆', '玥', '祎', '婠', '㛃', '龑', '𬭚', '镕', '赟'];

const minorityNames: readonly (readonly [string, 'F' | 'M', string])[] = [
  ['买买提·艾力', 'M', '维吾尔族'],
  ['古丽娜尔·吐尔逊', 'F', '维吾尔族'],
  ['阿依古丽·买买提', 'F', '维吾尔族'],
  ['努尔兰·叶尔肯', 'M', '哈萨克族'],
  ['扎西·多吉', 'M', '藏族'],
  ['卓玛·央金', 'F', '藏族'],
  ['巴特尔·苏和', 'M', '蒙古族'],
  ['乌兰·其其格', 'F', '蒙古族'],
];

/** A made-up name of a Chinese person with the ethnic group it suggests. */
export interface ChineseName {
  readonly name: string;
  readonly gender: 'F' | 'M';
  readonly ethnicGroup: string;
}

/** Makes up a name; one in sixty is of a minority with a middle dot, one in fifty has a rare character. */
export function chineseName(random: Random, gender: 'F' | 'M'): ChineseName {
  const minority = minorityNames.filter(([, its]) => its === gender);
  if (random.chance(1 / 60)) {
    const [name, , ethnicGroup] = random.pick(minority);
    return { name, gender, ethnicGroup };
  }
  const ethnicGroup = random.weighted([
    ['汉族', 92],
    ['回族', 2],
    ['满族', 3],
    ['壮族', 2],
    ['土家族', 1],
  ]);
  return { name: random.weighted(surnames) + givenName(random, gender), gender, ethnicGroup };
}

function givenName(random: Random, gender: 'F' | 'M'): string {
  const characters = [...(gender === 'F' ? givenOfWomen : givenOfMen)];
  const first = random.chance(0.02) ? random.pick(rareGiven) : random.pick(characters);
  return random.chance(0.16) ? first : first + random.pick(characters);
}

function spread(characters: string, weight: number): (readonly [string, number])[] {
  return [...characters].map((character) => [character, weight]);
}
