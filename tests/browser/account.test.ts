import type {Page} from '@playwright/test';
import {accessibilityFaults} from './axe';
import {expect, pasted, test} from './harness';

/** Records what a page writes to its console, as JSON. */
function logOf(page: Page): string[] {
  const logged: string[] = [];
  page.on('console', async (message) => {
    logged.push(JSON.stringify(await Promise.all(message.args().map((argument) => argument.jsonValue()))));
  });
  return logged;
}

test('sign-in by keyboard: mistakes are corrected, and only the email is reported, and kept on request', async ({
  open,
}) => {
  const page = await open('/signin');
  const logged = logOf(page);
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username');
  await expect(page.locator('input[name="password"]')).toHaveAttribute('autocomplete', 'current-password');
  await page.getByLabel('Email').focus();
  await page.keyboard.type('ada@');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Enter an email address in the form')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.type('example.com');
  await expect(page.getByText('Enter an email address in the form')).toBeHidden();
  await page.keyboard.press('Tab');
  await page.keyboard.type('   ');
  await page.keyboard.press('Enter');
  const password = page.locator('input[name="password"]');
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Email')).not.toHaveAttribute('aria-invalid');
  expect(logged).toEqual([]);
  await password.fill('correct horse');
  await expect(password).not.toHaveAttribute('aria-invalid');
  await page.keyboard.press('Enter');
  await page.getByText('An attempt was made with ada@example.com.').waitFor();
  expect(logged.join()).toContain('ada@example.com');
  const stored = await page.evaluate(() => JSON.stringify([{...localStorage}, {...sessionStorage}, location.href]));
  expect(stored + logged.join()).not.toContain('correct horse');
  await expect(password).toHaveValue('correct horse');
  const box = page.getByLabel('Remember me');
  await box.check();
  await password.press('Enter');
  await page.reload();
  await expect(page.getByLabel('Email')).toHaveValue('ada@example.com');
  await expect(box).toBeChecked();
  await box.uncheck();
  await password.fill('correct horse');
  await password.press('Enter');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('registration logs name, email and company, sends nothing and keeps what was typed', async ({open}) => {
  const page = await open('/get-started');
  const logged = logOf(page);
  await expect(page.locator('input[name="password"]')).toHaveAttribute('autocomplete', 'new-password');
  const values = {name: 'Ada Lovelace', email: 'ada@example.com', password: 'correct horse', company: 'Engines'};
  for (const [name, value] of Object.entries(values)) await page.locator(`input[name="${name}"]`).fill(value);
  await page.setViewportSize({width: 390, height: 500});
  await page.locator(':focus').evaluate((field) => field.scrollIntoView({block: 'end'}));
  await page.keyboard.press('Enter');
  await page.getByText('Registration attempt').waitFor();
  const topOf = async (selector: string) => (await page.locator(selector).boundingBox())?.y ?? 0;
  expect((await topOf('.notice')) - (await topOf(':focus'))).toBeGreaterThan(44);
  expect((await topOf('.notice')) - (await topOf('form + * li:last-child'))).toBeGreaterThan(44);
  expect(logged.join()).toMatch(/Ada Lovelace.*ada@example\.com.*Engines/);
  expect(logged.join()).not.toContain('correct horse');
  await expect(page.locator('input[name="name"]')).toHaveValue('Ada Lovelace');
  const outcome = page.locator('[data-outcome]');
  await expect(outcome).toBeVisible();
  await page.locator('input[name="name"]').fill('Ada');
  await expect(outcome).toBeHidden();
});

test('each social login says where it leads, then goes there', async ({open, faults}) => {
  const page = await open('/signin');
  await page.clock.install();
  for (const [provider, address, scope] of [
    ['Google', 'https://accounts.google.com/o/oauth2/v2/auth', 'email profile'],
    ['Facebook', 'https://www.facebook.com/v19.0/dialog/oauth', 'email public_profile'],
    ['GitHub', 'https://github.com/login/oauth/authorize', 'user:email'],
  ] as const) {
    faults.expected.push(new RegExp(`^request left the site: ${address}`));
    await page.route(`${address}?**`, (route) => route.fulfill({body: 'provider'}));
    await page.locator('a[data-social-login]', {hasText: provider}).press('Enter');
    await page.getByText(`Redirecting to ${provider} login page...`).waitFor();
    await expect(page.getByText('Social Login Redirect')).toBeVisible();
    await page.clock.fastForward(1_500);
    await page.waitForURL(`${address}?**`);
    const {searchParams} = new URL(page.url());
    expect(searchParams.get('scope')).toBe(scope);
    expect(searchParams.get('response_type')).toBe(provider === 'Google' ? 'code' : null);
    expect(searchParams.get('client_id')).toMatch(/^YOUR_[A-Z]+_CLIENT_ID$/);
    expect(searchParams.get('redirect_uri')).toBe('https://timbre.example/signin');
    await page.goto('/signin');
  }
});

test('a message to support becomes an email by keyboard, which can be copied', async ({open}) => {
  const page = await open('/developers/support');
  const send = page.getByRole('button', {name: 'Open as email', exact: true});
  await page.getByLabel('Email Address').fill('ada@');
  await send.press('Enter');
  await expect(page.getByLabel('Email Address')).toBeFocused();
  await page.getByLabel('Email Address').clear();
  await page.getByLabel('Support Topic').selectOption('Technical Issue');
  await page.getByLabel('Description').fill('<script>alert(1)</script> it hums');
  await send.press('Enter');
  const again = page.getByRole('link', {name: 'Open as email again'});
  await expect(again).toHaveAttribute('href', /^mailto:.*subject=Technical%20Issue&body=%3Cscript%3E/);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme});
    expect(await accessibilityFaults(page), colorScheme).toEqual([]);
  }
  await page.getByRole('button', {name: 'Copy message'}).press('Enter');
  await page.locator('[data-announcer]').getByText('Copied').waitFor();
  expect(await pasted(page)).toMatch(/^To: support@.*\nSubject: Technical Issue\n\n<script>.*<\/script> it hums$/);
});
