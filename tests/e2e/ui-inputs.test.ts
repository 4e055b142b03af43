import { describe, expect, test } from 'vitest';
import { violationsOf } from '#tests/support/axe.ts';
import { galleryOfFile } from '#tests/support/gallery-of-file.ts';

const gallery = galleryOfFile();
const { press, button } = gallery;

const textbox = (name: string) => gallery.page.getByRole('textbox', { name, exact: true });

const option = (name: string | RegExp) => gallery.page.getByRole('option', { name });

describe('a range of figures', () => {
  test('says that both ends are empty only once both were left', async () => {
    await gallery.open('range-input/empty');
    await textbox('最小值').focus();
    await press('Tab');
    expect(await gallery.page.getByText('不能同时为空').count()).toBe(0);
    await press('Tab');
    await gallery.page.getByText('最小值与最大值不能同时为空').waitFor();
    expect(await textbox('最大值').getAttribute('aria-invalid')).toBe('true');
    await textbox('最小值').fill('8000');
    await expect.poll(() => gallery.page.getByText('不能同时为空').count()).toBe(0);
  });

  test('says that the least is more than the most, and stands as a named group', async () => {
    await gallery.open('range-input/filled');
    await gallery.page.getByRole('group', { name: '月薪' }).waitFor();
    await textbox('最大值').fill('900');
    await press('Tab');
    const words = gallery.page.getByText('最小值不能大于最大值');
    await words.waitFor();
    expect(await textbox('最小值').getAttribute('aria-describedby')).toBe(
      await words.getAttribute('id'),
    );
  });
});

describe('a range of dates', () => {
  test('is typed at both ends, in the ways people write a date', async () => {
    await gallery.open('range-input/dates');
    await textbox('开始日期').fill('2026年9月30日');
    await textbox('结束日期').focus();
    expect(await textbox('开始日期').inputValue()).toBe('2026-09-30');
    await press('Tab', 'Tab', 'Tab');
    await gallery.page.getByText('开始日期不能晚于结束日期').waitFor();
    await textbox('开始日期').fill('no day');
    await press('Tab');
    expect(await textbox('开始日期').inputValue()).toBe('2026-09-30');
  });

  test('is chosen in one calendar by keyboard', async () => {
    await gallery.open('range-input/dates');
    await button('选择日期范围').focus();
    await press('Enter');
    await gallery.page.getByRole('application', { name: '选择日期范围' }).waitFor();
    const focusedDay = () =>
      gallery.page.evaluate(() => (document.activeElement as HTMLElement).dataset.value);
    await expect.poll(focusedDay).toBe('2026-09-01');
    await press('ArrowRight', 'ArrowRight');
    await expect.poll(focusedDay).toBe('2026-09-03');
    await press('Enter');
    await expect.poll(focusedDay).toBe('2026-09-04');
    await press('ArrowRight');
    await expect.poll(focusedDay).toBe('2026-09-05');
    await press('Enter');
    await expect.poll(() => textbox('结束日期').inputValue()).toBe('2026-09-05');
    expect(await textbox('开始日期').inputValue()).toBe('2026-09-03');
  });

  test('takes a preset, which closes the calendar', async () => {
    await gallery.open('range-input/dates-optional');
    await button('选择日期范围').click();
    await button('近 30 天').click();
    expect(await textbox('开始日期').inputValue()).toBe('2026-08-20');
    expect(await textbox('结束日期').inputValue()).toBe('2026-09-18');
    await expect.poll(() => gallery.page.getByRole('application').count()).toBe(0);
    await button('清除').click();
    expect(await textbox('开始日期').inputValue()).toBe('');
    expect(await textbox('开始日期').evaluate((one) => one === document.activeElement)).toBe(true);
    await press('Tab', 'Tab', 'Tab');
    expect(await gallery.page.getByText('不能同时为空').count()).toBe(0);
  });

  test('has nothing that axe finds fault with while it is open', async () => {
    await gallery.open('range-input/dates', { mode: 'dark', theme: 'orange' });
    await button('选择日期范围').click();
    await button('近 30 天').waitFor();
    expect(await violationsOf(gallery.page)).toEqual([]);
  });
});

describe('pages', () => {
  const bar = () => gallery.page.getByRole('navigation', { name: '分页' });
  const current = () => bar().locator('[aria-current="page"]').innerText();

  test('are gone to by number; what is no number leads to page 1', async () => {
    await gallery.open('pagination/small-table');
    await textbox('跳至').fill('4');
    await press('Enter');
    await expect.poll(current).toBe('4');
    await bar().getByText('4 / 5').waitFor();
    await textbox('跳至').fill('12a');
    await press('Enter');
    await expect.poll(current).toBe('1');
    expect(await button('上一页').isDisabled()).toBe(true);
    await button('第 5 页').click();
    expect(await button('下一页').isDisabled()).toBe(true);
  });

  test('begin again when there is another total or another size', async () => {
    await gallery.open('pagination/small-table');
    await button('第 3 页').click();
    await button('减少记录').click();
    await expect.poll(current).toBe('1');
    await bar().getByText('1 / 4').waitFor();
    await button('第 3 页').click();
    await gallery.page.getByRole('combobox', { name: '每页条数' }).click();
    await expect
      .poll(() => gallery.page.getByRole('option').allInnerTexts())
      .toEqual([2, 10, 15, 20, 50].map((size) => `${size} 条/页`));
    await option('15 条/页').click();
    await expect.poll(current).toBe('1');
    await bar().getByText('1 / 3').waitFor();
  });

  test('stay where they are while a batch runs', async () => {
    await gallery.open('pagination/small-table');
    await gallery.page.getByRole('switch', { name: '批量操作中' }).click();
    const controls = bar().getByRole('button');
    const enabled = await controls.evaluateAll((all) =>
      all.filter((one) => one.matches(':enabled')),
    );
    expect(enabled).toEqual([]);
    expect(await textbox('跳至').isDisabled()).toBe(true);
    expect(await gallery.page.getByRole('combobox', { name: '每页条数' }).isDisabled()).toBe(true);
  });
});

describe('a form', () => {
  test('says what is wrong at the field and takes the person to the first', async () => {
    await gallery.open('form/autosave');
    await textbox('手机号').fill('138');
    await press('Enter');
    await gallery.page.getByText('请输入正确的手机号码').waitFor();
    await gallery.page.getByText('此项为必填').waitFor();
    await expect
      .poll(() => textbox('姓名').evaluate((one) => one === document.activeElement))
      .toBe(true);
  });

  test('offers what was not saved after a reload, without the password, until it is saved', async () => {
    await gallery.open('form/autosave');
    await textbox('姓名').fill('周雨桐');
    await textbox('密码').fill('Harbour#2026');
    const stored = () => gallery.page.evaluate(() => JSON.stringify(localStorage));
    await expect.poll(stored).toContain('周雨桐');
    expect(await stored()).not.toContain('Harbour#2026');
    await gallery.page.reload();
    await gallery.page.getByText(/您有 2 项修改尚未保存/).waitFor();
    await gallery.page.getByText('为保护隐私，密码未保留，请重新填写。').waitFor();
    expect(await violationsOf(gallery.page)).toEqual([]);
    await textbox('手机号').fill('13800001111');
    await button('恢复未保存的修改').click();
    expect(await textbox('姓名').inputValue()).toBe('周雨桐');
    expect(await textbox('手机号').inputValue()).toBe('13800001111');
    await button('保存').click();
    await gallery.page.getByText('保存成功').waitFor();
    expect(await stored()).not.toContain('周雨桐');
    await gallery.page.reload();
    await button('保存').waitFor();
    expect(await gallery.page.getByText('尚未保存').count()).toBe(0);
  });

  test('puts what was refused at its field', async () => {
    await gallery.open('form/autosave');
    await textbox('姓名').fill('周雨桐');
    await textbox('手机号').fill('13800000000');
    await press('Enter');
    await gallery.page.getByText('已被占用').waitFor();
    expect(await textbox('手机号').getAttribute('aria-invalid')).toBe('true');
    await button('清除').click();
    expect(await textbox('姓名').inputValue()).toBe('');
  });
});

describe('a line of text', () => {
  test('is emptied by its cross, and keeps the focus', async () => {
    await gallery.open('text-input/filled');
    await textbox('邮箱').focus();
    await press('Tab', 'Enter');
    expect(await textbox('邮箱').inputValue()).toBe('');
    expect(await textbox('邮箱').evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await button('清除').count()).toBe(0);
  });

  test('shows a password and hides it again by keyboard', async () => {
    await gallery.open('text-input/password');
    await textbox('密码').focus();
    await press('Tab', 'Enter');
    expect(await textbox('密码').getAttribute('type')).toBe('text');
    expect(await button('隐藏密码').evaluate((one) => one === document.activeElement)).toBe(true);
    await press('Enter');
    expect(await textbox('密码').getAttribute('type')).toBe('password');
  });

  test('counts its characters where they are limited, takes no more, and says so', async () => {
    await gallery.open('text-input/limit');
    await textbox('工号').press('End');
    await gallery.page.keyboard.type('-abcdefghijklmnopqrs');
    expect(await textbox('工号').inputValue()).toHaveLength(20);
    await gallery.page.getByText('20/20').waitFor();
    await gallery.page.getByTitle('已输入 20 个字，最多 20 个').waitFor();
    expect(await violationsOf(gallery.page)).toEqual([]);
  });
});

describe('a combobox', () => {
  const input = (name: string) => gallery.page.getByRole('combobox', { name });
  // A list that floats at its input belongs to no landmark of the page.
  const violationsOfFloating = async () =>
    (await violationsOf(gallery.page)).filter((line) => !line.startsWith('region:'));

  test('of many shows the first hundred and says that there are more', async () => {
    await gallery.open('select/combobox-many');
    await input('工号').click();
    await gallery.page.getByText('仅显示前 100 项，请输入更多文字').waitFor();
    const options = gallery.page.getByRole('option', { disabled: false });
    expect(await options.count()).toBe(100);
    expect(await violationsOfFloating()).toEqual([]);
    await gallery.page.keyboard.type('h00399');
    await expect.poll(() => options.count()).toBe(1);
    await press('ArrowDown', 'Enter');
    await expect.poll(() => input('工号').inputValue()).toBe('H00399');
  });

  test('says that its list is on the way', async () => {
    await gallery.open('select/combobox-remote-loading');
    await input('直属上级').click();
    await option('加载中').waitFor();
    expect(await violationsOfFloating()).toEqual([]);
  });

  test('over a slow list drops the answer that comes late', async () => {
    await gallery.open('select/combobox-remote');
    await input('直属上级').click();
    await option(/陈思远/).waitFor();
    // What "z" finds comes 100 ms after what "zyt" finds.
    await gallery.page.keyboard.type('z', { delay: 0 });
    await gallery.page.waitForTimeout(100);
    await gallery.page.keyboard.type('yt', { delay: 0 });
    await expect.poll(() => gallery.page.getByRole('option').allInnerTexts()).toHaveLength(1);
    await gallery.page.waitForTimeout(500);
    expect((await gallery.page.getByRole('option').allInnerTexts()).join()).toContain('周雨桐');
    await input('直属上级').fill('zzz');
    await gallery.page.getByText('没有符合条件的数据').waitFor();
    expect(await violationsOfFloating()).toEqual([]);
    await input('直属上级').fill('hx');
    await option(/韩雪/).waitFor();
    await press('ArrowDown', 'Enter');
    await expect.poll(() => input('直属上级').inputValue()).toBe('韩雪');
  });

  test('that cannot load its list says so, and looks again', async () => {
    await gallery.open('select/combobox-remote-failing');
    await input('直属上级').click();
    await gallery.page.getByText('加载失败，请重试').waitFor();
    await button('重试').click();
    await input('直属上级').click();
    await option(/陈思远/).waitFor();
  });
});

test('a slider for a range is moved by keyboard, and its ends do not pass each other', async () => {
  await gallery.open('slider/range');
  const thumb = (name: string) => gallery.page.getByRole('slider', { name, exact: true });
  await thumb('月薪 最小值').focus();
  await press('ArrowRight', 'ArrowRight');
  expect(await thumb('月薪 最小值').getAttribute('aria-valuenow')).toBe('14000');
  expect(await thumb('月薪 最小值').getAttribute('aria-valuetext')).toBe('14,000');
  await press('End');
  expect(await thumb('月薪 最小值').getAttribute('aria-valuenow')).toBe('30000');
  await press('Home');
  await gallery.page.getByText('5,000 – 30,000').waitFor();
  expect(await violationsOf(gallery.page)).toEqual([]);
});
