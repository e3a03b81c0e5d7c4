import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { jest } from '@jest/globals';
import type { Page } from 'puppeteer';

import { textHolding } from '../pages/page-words.ts';
import { stepsOf, type Step } from '../setup/document-steps.ts';
import { setStage, type Stage } from '../setup/stage.ts';
import { openTeamFolder, type TeamFolder } from '../setup/team-folder.ts';
import type { Visitor } from '../setup/visitor.ts';

// Packs, installs and builds.
jest.setTimeout(600_000);

const DOCUMENT = join(import.meta.dirname, '..', '..', 'docs', 'parcels.md');
const BADGE = '#override-badge';
/** Of the page as it is made. */
const TEXT = 'Its team will soon fill it.';
/** What the site shares with parcels. */
const SHARED_MODULES = [
  ...['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'rxjs'],
  ...['@reduxjs/toolkit', 'i18next', '@paddock/shared-utils', '@paddock/shared-utils/react'],
  ...['@paddock/styleguide', '@paddock/styleguide/overlays'],
];

let stage: Stage;
let team: TeamFolder;
let steps: Map<string, Step[]>;
beforeAll(async () => {
  steps = stepsOf(await readFile(DOCUMENT, 'utf8'));
  stage = await setStage();
  team = await openTeamFolder({ ...stage.dataEnvironment, PADDOCK_SITE: stage.origin });
});
afterAll(async () => {
  await team.close();
  await stage.close();
});

/** Follows one section of the document and answers what its last command printed. */
const follow = (heading: string): Promise<string> => team.take(steps.get(heading));

const outside = (command: string): Step => ({ kind: 'commands', place: 'team', commands: [command] });

async function statusOf(path: string): Promise<number> {
  return (await fetch(new URL(path, stage.origin))).status;
}

const reset = (page: Page): Promise<unknown> =>
  Promise.all([page.waitForNavigation(), page.locator(`${BADGE} ::-p-aria(Reset)`).click()]);

describe('docs/parcels.md, followed word for word by a team outside', () => {
  let visitor: Visitor;
  let developer: Visitor;
  beforeAll(async () => {
    visitor = await stage.visit();
    developer = await stage.visit();
  });
  afterAll(async () => {
    await developer.close();
    await visitor.close();
  });

  const seen = async (text: string): Promise<void> => {
    await visitor.open('/en/lucky-wheel');
    await textHolding(visitor.page, '#page', text);
  };
  const textOf = (page: Page) => page.$eval('#page p', (words) => words.textContent);

  it('a Svelte parcel is made, checked, tested and built from the tarballs alone', async () => {
    const printed = await follow("What the site's operators hand out");
    team.environment['PADDOCK_TOKEN'] = printed.trim().split('\n').at(-1) ?? '';
    expect(await follow('Make it')).toContain('lucky-wheel@0.1.0: 1 pages, 1 widgets');
    expect(await statusOf('/en/lucky-wheel')).toBe(404);
  });

  it('it is published, and it appears with its page and its widget', async () => {
    expect(await follow('Publish it')).toMatch(/production +\d+ +publish +lucky-wheel@0\.1\.0 +@lucky\/team/);
    expect(await statusOf('/en/lucky-wheel')).toBe(200);
    await seen('New page');
    await textHolding(visitor.page, '#region-aside', 'You are not signed in.');
    await visitor.open('/ru/lucky-wheel');
    await textHolding(visitor.page, 'h1', 'Новая страница');
  });

  it('overridden from another port, it shows an edit while everybody else sees what is published', async () => {
    const { page } = developer;
    const [serve, edit] = steps.get('Change it inside the running site') ?? [];
    await team.take(serve && [serve]);
    await page.goto(team.link);
    await textHolding(page, 'h1', 'New page');
    await textHolding(page, BADGE, '@paddock/lucky-wheel');
    await page.evaluate(() => Reflect.set(window, 'stayed', true));
    await team.take(edit && [edit]);
    await textHolding(page, '#page', `${TEXT} 7`);
    expect(await page.evaluate(() => Reflect.get(window, 'stayed') as unknown)).toBe(true);
    await seen(TEXT);
    expect(await textOf(visitor.page)).toBe(TEXT);
  });

  it('broken, it takes down its own region; reset, the published one is back', async () => {
    const { page } = developer;
    await follow('Break it, and reset');
    await page.reload();
    await textHolding(page, BADGE, '@paddock/lucky-wheel');
    await textHolding(page, '#region-footer', 'Paddock');
    await textHolding(page, BADGE, '@paddock/lucky-wheel does not work: ');
    await textHolding(page, BADGE, 'the wheel came off');
    expect(await page.$eval('#page', (region) => region.textContent)).not.toContain('New page');
    await reset(page);
    await textHolding(page, '#page', TEXT);
    expect(await textOf(page)).toBe(TEXT);
    await team.stopServers();
  });

  it('the next version is published, and taken back in one command', async () => {
    const history = await follow('Publish the next version');
    expect(history).toMatch(/lucky-wheel@0\.2\.0[\s\S]*lucky sevens[\s\S]*lucky-wheel@0\.1\.0/);
    await seen(`${TEXT} 7`);
    await follow('Take it back');
    await seen(TEXT);
    expect(await textOf(visitor.page)).toBe(TEXT);
    expect(visitor.troubles).toEqual([]);
  });
});

describe('the packed packages', () => {
  it('have types for every shared module', async () => {
    await team.take([outside('npx paddock new-parcel lucky-types --framework vanilla --owner @lucky/team')]);
    const lines = SHARED_MODULES.flatMap((name, at) => [
      `import type * as module${at} from '${name}';`,
      `export type Module${at} = typeof module${at};`,
    ]);
    await team.edit('parcels/lucky-types/src/index.ts', '', `${lines.join('\n')}\n`);
    const said = await team.take([outside('npx paddock verify lucky-types')]);
    expect(said).toContain('types and dictionaries are right');
  });
});

describe('a parcel the site does not know', () => {
  it('has its routes and words by its override, and React keeps its state over an edit', async () => {
    await team.take([
      outside('npx paddock new-parcel lucky-cards --route /lucky-cards --owner @lucky/team'),
      outside('npx paddock dev lucky-cards'),
    ]);
    const developer = await stage.visit();
    const { page } = developer;
    const toldOfMistake = new Promise<void>((resolve) =>
      page.on('console', (message) => {
        if (message.text().includes('home-page.tsx')) resolve();
      }),
    );
    await page.goto(team.link);
    await textHolding(page, 'h1', 'New page');
    await textHolding(page, '#region-aside', 'You are not signed in.');
    await page.locator('#page ::-p-aria(Press me)').click();
    await textHolding(page, '#page', 'Pressed 1 time');
    const component = 'parcels/lucky-cards/src/pages/home-page.tsx';
    await team.edit(component, "{t('home.title')}", "{t('home.title')} A");
    await textHolding(page, 'h1', 'New page A');
    await textHolding(page, '#page', 'Pressed 1 time');
    // A slip of the finger, and back: the page keeps what it had, and follows again.
    await team.edit(component, "{t('home.title')} A", "{t('home.title')(} A");
    await toldOfMistake;
    await textHolding(page, 'h1', 'New page A');
    await team.edit(component, "{t('home.title')(} A", "{t('home.title')} B");
    await textHolding(page, 'h1', 'New page B');
    await textHolding(page, '#page', 'Pressed 1 time');
    expect(await statusOf('/en/lucky-cards')).toBe(404);

    await team.edit('parcels/lucky-cards/locales/en.json', '"Press me"', '"Deal"');
    await textHolding(page, '#page', 'Deal');
    await developer.close();
    await team.stopServers();
  });
});
