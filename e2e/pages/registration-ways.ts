import { codeSentTo } from '../setup/own-api.ts';
import type { Visitor } from '../setup/visitor.ts';
import type { Hands } from './hands.ts';
import { textHolding, textOf } from './page-words.ts';
import { fillChoices, openRegistration } from './registration.ts';

/** Somebody who opens an account. */
export interface Applicant {
  readonly visitor: Visitor;
  readonly hands: Hands;
  readonly language: 'en' | 'ru';
  /** Makes what has to be nobody else's: from 1000, of four digits. */
  readonly number: number;
  readonly origin: string;
  /** Looks at each form and what comes of it. */
  readonly look?: () => Promise<void>;
}

const PASSWORD = 'a long walk by the river';
const FORM = '[data-testid=registration-form]';
const SEND = `${FORM} button[type=submit]`;

const phoneOf = ({ number }: Applicant): string => `1511234${number}`;

/** Waits until the header shows the player's balance. */
async function isSignedIn({ visitor }: Applicant): Promise<void> {
  await textHolding(visitor.page, 'header', '€');
}

/** Opens an account in one click; the password it is shown once lets in elsewhere. */
export async function registerInOneClick(applicant: Applicant): Promise<void> {
  const { visitor, hands, language, origin, look } = applicant;
  const { page } = visitor;
  await openRegistration(visitor, language, 'one-click');
  await fillChoices(hands);
  await hands.press(SEND);
  await page.waitForSelector('[data-testid=credentials]');
  // The pressed button went with its form: what there is to read has the focus now.
  await page.waitForFunction(() =>
    document.activeElement?.matches('[data-testid=credentials], [data-testid=credentials] *'),
  );
  const login = await textOf(page, '[data-testid=credentials-number]');
  const password = await textOf(page, '[data-testid=credentials-password]');
  expect(password).toMatch(/^(?:\w{4}-){3}\w{4}$/);
  await look?.();
  expect(await canSignIn(origin, login, password)).toBe(true);
  await hands.press('[data-testid=credentials] > button');
  await page.waitForFunction(() => !location.pathname.includes('/registration'));
  await isSignedIn(applicant);
}

/** Opens an account by phone and proves it by the code of an SMS. */
export async function registerByPhone(applicant: Applicant): Promise<void> {
  const { visitor, hands, language, origin, look } = applicant;
  const { page } = visitor;
  await openRegistration(visitor, language, 'phone');
  await fillChoices(hands);
  await hands.fill('input[name=new-password]', PASSWORD);
  await hands.type('input[name=tel-national]', phoneOf(applicant));
  await page.waitForFunction(() =>
    document.querySelector<HTMLInputElement>('input[name=tel-national]')?.value.startsWith('1511 234'),
  );
  await hands.press(SEND);
  await page.waitForSelector('[data-testid=registration-code]');
  await look?.();
  await hands.type('input[name=one-time-code]', await codeSentTo(origin, `+49${phoneOf(applicant)}`));
  await hands.press('[data-testid=registration-code] button[type=submit]');
  await isSignedIn(applicant);
}

/** Opens an account with everything the site can ask for. */
export async function registerWithEveryDetail(applicant: Applicant): Promise<void> {
  const { visitor, hands, language, number, look } = applicant;
  await openRegistration(visitor, language, 'full');
  await fillChoices(hands);
  await hands.type('input[name=given-name]', language === 'ru' ? 'Мара' : 'Mara');
  await hands.type('input[name=family-name]', language === 'ru' ? 'Линдт' : 'O’Connor');
  await hands.type('input[name=email]', `full${number}@example.com`);
  await hands.type('input[name=tel-national]', phoneOf(applicant));
  await hands.type('input[name=street-address]', 'Lange Straße 1, Köln');
  await hands.fill('input[name=new-password]', PASSWORD);
  await hands.press('summary');
  await hands.type('input[name=promo-code]', 'SPRING');
  await look?.();
  await hands.press(SEND);
  await isSignedIn(applicant);
}

/** Opens an account in a dialog, and is back on the page it was opened over. */
export async function registerOverThePage(applicant: Applicant): Promise<void> {
  const { visitor, hands, language, number, look } = applicant;
  const { page } = visitor;
  await visitor.open(`/${language}/live`);
  await hands.press('header a[href$="/registration"]');
  await page.waitForSelector(`[role=dialog] ${FORM}`);
  await look?.();
  await fillChoices(hands);
  await hands.fill('[role=dialog] input[name=email]', `dialog${number}@example.com`);
  await hands.fill('[role=dialog] input[name=new-password]', PASSWORD);
  await hands.press(`[role=dialog] ${SEND}`);
  await isSignedIn(applicant);
  await page.waitForSelector('[data-testid=next-steps]');
  await look?.();
  await hands.press('[data-testid=welcome] > button');
  await page.waitForSelector('[role=dialog]', { hidden: true });
  expect(new URL(page.url()).pathname).toBe(`/${language}/live`);
}

/** Whether number and password open the account, elsewhere. */
async function canSignIn(origin: string, login: string, password: string): Promise<boolean> {
  const answer = await fetch(`${origin}/web-api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login, password, save: true }),
  });
  return answer.ok;
}
