import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Page } from 'puppeteer';

import { textHolding } from '../pages/page-words.ts';
import { openAccount } from '../setup/account.ts';
import { dress, faultsOf } from '../setup/page-check.ts';
import { setStage, type Stage } from '../setup/stage.ts';
import type { Visitor } from '../setup/visitor.ts';
import { writeOver } from '../pages/write-over.ts';

/** A player shows who they are: documents, the check of the sandbox company, and its answers as they come. */
describe('a player is verified', () => {
  let stage: Stage;
  let visitor: Visitor;
  let folder: string;
  let photo: string;

  beforeAll(async () => {
    stage = await setStage();
    visitor = await stage.visit();
    await openAccount(visitor);
    folder = await mkdtemp(join(tmpdir(), 'paddock-photos-'));
    photo = join(folder, 'my passport.png');
    await writeFile(photo, await visitor.page.screenshot());
    await writeFile(join(folder, 'fake.png'), '<script>alert(1)</script>');
  });
  afterAll(async () => {
    await stage.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('finds out what is asked for, and that a script is no passport [S2-25]', async () => {
    const { page } = visitor;
    await visitor.open('/en/office/verification');
    await textHolding(page, '[data-testid=send-documents]', 'Add: passport or identity card');
    await upload(page, 'identity', join(folder, 'fake.png'));
    await textHolding(
      page,
      '[data-kind=identity] [role=alert]',
      'Send a JPEG, PNG or WebP picture or a PDF.',
    );
  });

  it('adds a photo, takes it back, adds it again and sends it', async () => {
    const { page } = visitor;
    await upload(page, 'identity', photo);
    await textHolding(page, '[data-document=identity]', 'PNG');
    await page.locator('[data-document=identity] button').click();
    await page.waitForSelector('[data-document=identity]', { hidden: true });
    await upload(page, 'identity', photo);
    await page.waitForSelector('[data-document=identity]');
    await page.locator('[data-testid=send-documents]:not([aria-disabled=true])').click();
    await textHolding(page, '[data-status=checking]', 'You will have the answer by');
  });

  it('hears at once what the company says, and why [S4-17]', async () => {
    const { page } = visitor;
    await answer(stage, 'refuse');
    await textHolding(page, '[data-status=refused]', 'The picture could not be read.');
    await upload(page, 'identity', photo);
    await page.locator('[data-testid=send-documents]:not([aria-disabled=true])').click();
    await page.waitForSelector('[data-status=checking]');
    await answer(stage, 'ask-more');
    await textHolding(page, '[data-status=more-needed]', 'Your address still has to be shown.');
    await upload(page, 'address', photo);
    await page.locator('[data-testid=send-documents]:not([aria-disabled=true])').click();
    await page.waitForSelector('[data-status=checking]');
    await answer(stage, 'approve');
    await textHolding(page, '[data-status=verified]', 'You are verified');
    await visitor.open('/en/office/account');
    await textHolding(page, 'main', 'Verified');
  });

  it('finds accessible pages at both widths, in both languages', async () => {
    const other = await stage.visit();
    await openAccount(other);
    for (const [scheme, language, width] of [
      ['light', 'en', 1366],
      ['dark', 'ru', 390],
    ] as const) {
      await dress(other.page, { scheme, language, width });
      const url = `${stage.origin}/${language}/office/verification`;
      expect(await faultsOf(other.page, url)).toEqual([]);
    }
    expect(await faultsOf(other.page, `${stage.origin}/sandbox/identity-checks`)).toEqual([]);
    await other.close();
  });

  it('met no script error and no server error on the way', () => {
    expect(visitor.troubles).toEqual([]);
  });
});

/** Where the site asks its players to be identified before they deposit. */
describe('a player is identified, on a phone, in Russian', () => {
  let stage: Stage;
  let visitor: Visitor;
  beforeAll(async () => {
    stage = await setStage({ site: { isShowIdentification: true } });
    visitor = await stage.visit({ width: 390, height: 844, languages: 'ru' });
    await openAccount(visitor);
  });
  afterAll(() => stage.close());

  it('is led to the account before the cashier, and from there to the page [S5-02, S5-07]', async () => {
    const { page } = visitor;
    await visitor.open('/ru/office/recharge');
    await textHolding(page, 'main', 'Пройдите идентификацию перед пополнением');
    expect(new URL(page.url()).pathname).toBe('/ru/office/account');
    await page.locator('main a[href="/ru/office/identification"]').click();
    await textHolding(page, 'h1', 'Идентификация');
  });

  it('states who they are and shows documents with a face [S2-26]', async () => {
    const { page } = visitor;
    await dress(page, { scheme: 'dark', language: 'ru', width: 390 });
    expect(await faultsOf(page, `${stage.origin}/ru/office/identification`)).toEqual([]);
    await writeOver(page, 'input[name=surname]', 'Полевой');
    await writeOver(page, 'input[name=name]', 'Борис');
    await writeOver(page, 'input[name=document_number]', '4509 123456');
    await page.locator('[data-testid=identification-form] button[type=submit]').click();
    const folder = await mkdtemp(join(tmpdir(), 'paddock-photos-'));
    const photo = join(folder, 'photo.png');
    await writeFile(photo, await page.screenshot());
    await upload(page, 'identity', photo);
    await page.waitForSelector('[data-document=identity]');
    await upload(page, 'selfie', photo);
    await page.locator('[data-testid=send-documents]:not([aria-disabled=true])').click();
    await page.waitForSelector('[data-status=checking]');
    await rm(folder, { recursive: true, force: true });
  });

  it('may deposit as soon as the company says yes', async () => {
    const { page } = visitor;
    await answer(stage, 'approve');
    await textHolding(page, '[data-status=verified]', 'Верификация пройдена');
    await visitor.open('/ru/office/recharge');
    await page.waitForSelector('[data-testid=deposit-form]');
    expect(visitor.troubles).toEqual([]);
  });
});

async function upload(page: Page, kind: string, path: string): Promise<void> {
  const input = await page.waitForSelector(`input[data-testid=document-${kind}]`);
  await (input as unknown as { uploadFile(path: string): Promise<void> }).uploadFile(path);
}

/** Chooses the answer to the newest check at the sandbox company's desk. */
async function answer(stage: Stage, choice: string): Promise<void> {
  const desk = `${stage.origin}/sandbox/identity-checks`;
  const body = new URLSearchParams({ reference: await openReference(desk), answer: choice });
  const answered = await fetch(desk, { method: 'POST', body, headers: { origin: stage.origin } });
  expect(answered.status).toBe(200);
}

/** The player is told that the documents are looked at a moment before the company has them. */
async function openReference(desk: string): Promise<string> {
  for (;;) {
    const html = await (await fetch(desk)).text();
    const reference = /name="reference" value="(\d+)"/.exec(html)?.[1];
    if (reference !== undefined) return reference;
    await setTimeout(50);
  }
}
