import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Page } from 'puppeteer';

import { textHolding } from '../pages/page-words.ts';
import { openPublisher } from '../setup/publisher.ts';
import { buildVeteran } from '../setup/react-18-parcel.ts';
import { setStage, type Stage } from '../setup/stage.ts';
import { openTeamFolder, type TeamFolder } from '../setup/team-folder.ts';
import type { Visitor } from '../setup/visitor.ts';

const BADGE = '#override-badge';

let stage: Stage;
let team: TeamFolder;
let veteran: Awaited<ReturnType<typeof buildVeteran>>;
let visitor: Visitor;
let developer: Visitor;
beforeAll(async () => {
  [stage, veteran] = await Promise.all([setStage(), buildVeteran({ ownCopies: ['react', 'react-dom'] })]);
  team = await openTeamFolder({ ...stage.dataEnvironment, PADDOCK_SITE: stage.origin });
  [visitor, developer] = await Promise.all([stage.visit(), stage.visit()]);
});
afterAll(async () => {
  await Promise.all([visitor.close(), developer.close()]);
  await team.close();
  await stage.close();
  await rm(veteran.folder, { recursive: true });
});

/** Stands on its own React, beside the frame's, with what is bound to it. */
async function expectVeteran(page: Page, build: 'development' | 'production'): Promise<void> {
  await textHolding(page, 'h1', 'React 18.3.1 in en');
  await textHolding(page, '#build', build);
  await textHolding(page, '#context', 'context');
  await textHolding(page, '#late', 'late 18.3.1');
  await textHolding(page, '#region-header', 'Live');
}

/** Where a file of the parcel's folder gets modules from. */
function originsFor(page: Page, parent: string): Promise<readonly string[]> {
  return page.evaluate((from) => {
    const system = Reflect.get(window, 'System') as { resolve(name: string, parent: string): string };
    const names = [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-dev-runtime',
      '@paddock/shared-utils',
    ];
    return names.map((name) => new URL(system.resolve(name, from)).origin);
  }, parent);
}

async function edit(from: string, to: string): Promise<void> {
  const file = join(veteran.folder, 'src', 'home-page.tsx');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace(from, to));
}

it('a parcel on React 18 is published to a site on React 19', async () => {
  const publisher = await openPublisher(stage, 'veteran');
  await publisher.publish({
    built: veteran.built,
    outputFolder: join(veteran.folder, 'dist'),
    remove: () => Promise.resolve(),
  });
  await visitor.open('/en/veteran');
  await expectVeteran(visitor.page, 'production');
});

it('overridden from another port it has a development build of React 18, and so has all that is bound to it', async () => {
  const { page } = developer;
  await team.take([
    {
      kind: 'commands',
      place: 'repository',
      commands: [`node import-maps/src/commands/paddock.ts dev ${veteran.folder}`],
    },
  ]);
  await page.goto(team.link, { waitUntil: 'domcontentloaded' });
  await textHolding(page, BADGE, '@paddock/veteran');
  await expectVeteran(page, 'development');
  const entry = await page.evaluate(() => localStorage.getItem('import-map-override:@paddock/veteran') ?? '');
  const { origin } = new URL(entry);
  expect(origin).not.toBe(stage.origin);
  expect(await originsFor(page, entry)).toEqual([origin, origin, origin, origin, stage.origin]);
  const bound = await page.evaluate((parent) => {
    const system = Reflect.get(window, 'System') as { resolve(name: string, parent: string): string };
    return system.resolve('single-spa-react', parent);
  }, entry);
  expect(bound).toMatch(/single-spa-react\.[0-9a-f]+\.js\?for=veteran$/);
  expect((await originsFor(page, bound))[0]).toBe(origin);

  await visitor.open('/en/veteran');
  await expectVeteran(visitor.page, 'production');
});

it('an edit is seen at once, and the page keeps its state', async () => {
  const { page } = developer;
  await page.click('#count');
  await page.click('#count');
  await textHolding(page, '#count', 'pressed 2');
  await edit('>pressed {count}', '>counted {count}');
  await textHolding(page, '#count', 'counted 2');
});

it('leaves clean, comes back, and is the published one again after a reset', async () => {
  const { page } = developer;
  // An effect that was drawn anew has left its mark.
  await page.evaluate(() => document.documentElement.removeAttribute('data-veteran'));
  await page.click('#region-header a[href="/en/live"]');
  await textHolding(page, 'h1', 'Live');
  // It is taken down once the next one is shown.
  await page.waitForSelector('html[data-veteran=gone]');
  await page.goBack();
  await textHolding(page, '#count', 'counted 0');
  const reset = page.locator(`${BADGE} ::-p-aria(Reset)`).click();
  await Promise.all([page.waitForNavigation({ waitUntil: 'domcontentloaded' }), reset]);
  await expectVeteran(page, 'production');
  await textHolding(page, '#count', 'pressed 0');
  expect(developer.troubles).toEqual([]);
  expect(visitor.troubles).toEqual([]);
});

it('a parcel on the site’s React stands by the call of the library alone, and a broken address can be taken back', async () => {
  const { page } = developer;
  const commands = ['node import-maps/src/commands/paddock.ts dev footer'];
  await team.take([{ kind: 'commands', place: 'repository', commands }]);
  const asked = JSON.parse(new URL(team.link).searchParams.get('imo') ?? '') as { imports: object };
  const { port } = new URL(Object.values(asked.imports)[0] as string);
  const override = (address: string) =>
    page.evaluate((to) => {
      const api = Reflect.get(window, 'importMapOverrides') as {
        addOverride(name: string, to: string): void;
      };
      api.addOverride('@paddock/footer', to);
    }, address);
  await page.goto(`${stage.origin}/en/live`, { waitUntil: 'domcontentloaded' });
  await override(port);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await textHolding(page, BADGE, 'Overridden: @paddock/footer');
  await textHolding(page, '#region-footer .frame-slot:not([inert])', 'Paddock');
  expect(await page.$('.override-badge-broken')).toBeNull();

  await override('data:text/javascript,1');
  await page.reload({ waitUntil: 'domcontentloaded' });
  await textHolding(page, BADGE, '@paddock/footer: data:text/javascript,1 is no address of http or https');
  await Promise.all([page.waitForNavigation(), page.locator(`${BADGE} button:last-child`).click()]);
  await textHolding(page, '#region-footer .frame-slot:not([inert])', 'Paddock');
});
