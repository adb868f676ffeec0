import {expect, narrow, test, wide} from './harness';

const field = 'Type a sentence of your own';

for (const viewport of [wide, narrow])
  test(`the sentence is whole in the initial viewport of ${viewport.width} x ${viewport.height}`, async ({open}) => {
    const page = await open('/', {viewport});
    const exhibit = page.locator('[data-island=HeroSentence]');
    const parts = viewport === wide ? exhibit : exhibit.locator('ol li');
    await expect(parts).not.toHaveCount(0);
    for (const part of await parts.all()) await expect(part).toBeInViewport({ratio: 1});
    await expect(page.getByRole('link', {name: 'Try Demo'})).toBeInViewport({ratio: 1});
  });

for (const format of ['A4', 'Letter'])
  test(`is printed on four sheets of ${format}`, async ({open}) => {
    const file = await (await open('/')).pdf({format});
    expect(file.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(4);
  });

for (const viewport of [wide, narrow])
  test(`the field stays where it is while one types in ${viewport.width} x ${viewport.height}`, async ({open}) => {
    const page = await open('/', {viewport});
    const input = page.getByLabel(field);
    const top = () => input.evaluate((element) => Math.round(element.getBoundingClientRect().top + window.scrollY));
    const before = await top();
    for (const sentence of ['', 'Remind me', 'Remind me to call Dana and Marcus when I leave the office']) {
      await input.fill(sentence);
      const words = sentence.match(/\S+/g) ?? [];
      await expect(page.locator('[data-island=HeroSentence] ol svg')).toHaveCount(words.length);
      expect(await top(), sentence).toBe(before);
    }
  });

test("all bars of a sentence are evenly spaced, and a word longer than the line doesn't widen the page", async ({
  open,
}) => {
  const page = await open('/');
  for (const viewport of [page.viewportSize() ?? narrow, narrow]) {
    await page.setViewportSize(viewport);
    const distances = await page.locator('[data-island=HeroSentence] svg').evaluateAll((drawings) =>
      drawings.map((svg) => {
        const count = svg.querySelector('path')?.getAttribute('d')?.split('M').length ?? 0;
        return (svg.getBoundingClientRect().width / (count - 1)).toFixed(1);
      }),
    );
    expect(distances.length).toBe(10);
    expect(new Set(distances).size, distances.join()).toBe(1);
  }
  await page.locator('[data-island=HeroSentence]').getByLabel(field).fill('a'.repeat(90));
  await expect(page.locator('[data-island=HeroSentence] svg')).toHaveCount(1);
  for (const width of [320, 1440]) {
    await page.setViewportSize({width, height: 800});
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('without scripts, the still of the film can be read, and the sentence is a whole example', async ({open}) => {
  const page = await open('/', {javaScriptEnabled: false});
  await expect(page.getByText('Message sent to Mira')).toBeVisible();
  await expect(page.getByText('One word later, the task is done.')).toBeVisible();
  await expect(page.locator('dd', {hasText: 'reminder.create'})).toBeVisible();
  await expect(page.getByLabel(field)).toBeHidden();
});
