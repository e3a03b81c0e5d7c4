import type { Visitor } from '../setup/visitor.ts';
import { pointer, type Hands } from './hands.ts';
import { writeOver } from './write-over.ts';

export interface NewPlayer {
  readonly email: string;
  readonly password: string;
}

let made = 0;

/** A player nobody has registered yet. */
export function newPlayer(): NewPlayer {
  made += 1;
  return { email: `player${process.pid}-${made}@example.com`, password: 'a long walk by the river' };
}

/** Opens the form of a kind. */
export async function openRegistration(visitor: Visitor, language: 'en' | 'ru', kind = ''): Promise<void> {
  await visitor.open(`/${language}/registration${kind === '' ? '' : `/${kind}`}`);
  await visitor.page.waitForSelector('[data-testid=registration-form]');
}

/** Country, currency, birth date and consent: what every form asks for. */
export async function fillChoices(hands: Hands, form = '[data-testid=registration-form]'): Promise<void> {
  await hands.select(`${form} select[name=country]`, GERMANY);
  await hands.select(`${form} select[name=currency]`, 'EUR');
  await hands.typeDate(`${form} input[name=bday]`, '1990-02-28');
  await hands.tick(`${form} input[type=checkbox]`);
}

/** ISO 3166-1 number. */
const GERMANY = '276';

/** Looks around first, as the welcome after a registration offers. */
export async function closeWelcome({ page }: Visitor): Promise<void> {
  await page.locator('[data-testid=welcome] > button').click();
  await page.waitForSelector('[data-testid=welcome]', { hidden: true });
}

/** Fills in the short form and opens the account. Leaves the visitor signed in. */
export async function register(visitor: Visitor, player = newPlayer()): Promise<NewPlayer> {
  const { page } = visitor;
  await openRegistration(visitor, 'en');
  await fillChoices(pointer(page));
  await writeOver(page, '[data-testid=registration-form] input[name=email]', player.email);
  await writeOver(page, 'input[name=new-password]', player.password);
  await page.locator('[data-testid=registration-form] button[type=submit]').click();
  await page.waitForFunction(() => !location.pathname.endsWith('/registration'));
  await closeWelcome(visitor);
  return player;
}
