import type { RegistryStatusView, ReleaseHistoryView } from '@paddock/contract/schemas';

import { textHolding } from '../pages/page-words.ts';
import { openTeam, type Team } from '../setup/publish-parcel.ts';
import { setStage, type Stage } from '../setup/stage.ts';
import type { Visitor } from '../setup/visitor.ts';

const TEAM = '@elsewhere/footer-team';
const FOOTER = '#region-footer';
const PATIENCE_MS = 120_000;
const LOOK_MS = 200;

/** The footer of every page, by its team: with the words, or broken. `early` runs when its entry is evaluated. */
function footer(version: string, body: string, early = ''): Readonly<Record<string, string>> {
  const manifest = {
    name: 'footer',
    version,
    owner: TEAM,
    requires: {},
    routes: [],
    widgets: ['main'],
    languages: ['en', 'ru'],
  };
  return {
    'parcel.json': JSON.stringify(manifest),
    'src/index.ts': `${early}
export const pages = {};
export const widgets = { main: () => import('./main.ts') };`,
    'src/main.ts': `export const mount = async (props) => {
  ${body}
  props.onReady();
};
export const update = () => Promise.resolve();
export const unmount = (props) => Promise.resolve(props.domElement.replaceChildren());`,
  };
}

const TERMS = { canary: { sharePercent: 100, testers: [], maxErrorShare: 0.4 } };

let stage: Stage;
let team: Team;
beforeAll(async () => {
  // A small heap, so that a page eats its memory in a second and not the machine's.
  const browserFlags = ['--js-flags=--max-old-space-size=192'];
  stage = await setStage({ environment: { CANARY_MIN_VISITORS: '2' }, browserFlags });
  team = await openTeam(stage, TEAM, 'footer');
});
afterAll(() => stage.close());

const canaries = async () => ((await team.ask('status')) as RegistryStatusView).canaries;

/** Waits for what browsers report and the site counts. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  const endMs = Date.now() + PATIENCE_MS;
  while (!(await isSo())) {
    if (Date.now() > endMs) throw new Error(`still: ${JSON.stringify(await canaries())}`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}

const releaseOf = ({ page }: Visitor): Promise<number> =>
  page.$eval('#boot', (boot) => (JSON.parse(boot.textContent) as { release: number }).release);

it('a canary that works is met by visitors, who are counted', async () => {
  const made = await team.publish(
    footer('9.9.8', "props.domElement.textContent = 'A footer to try';"),
    TERMS,
  );
  expect(made).toMatchObject({ outcome: 'canary' });
  const visitor = await stage.visit();
  await visitor.open('/en/live');
  await textHolding(visitor.page, FOOTER, 'A footer to try');
  await until(async () => (await canaries())[0]?.visitors === 1);
  expect(await canaries()).toMatchObject([{ parcel: 'footer', version: '9.9.8', failed: 0 }]);
  await visitor.page.reload();
  await textHolding(visitor.page, FOOTER, 'A footer to try');
  expect(visitor.troubles).toEqual([]);
  await visitor.close();
});

it('a broken one takes down its region alone, is reported, and is taken back by itself', async () => {
  await team.publish(footer('9.9.9', "throw new Error('the footer came off');"), TERMS);
  const visitors = [await stage.visit(), await stage.visit()];
  for (const visitor of visitors) {
    await visitor.open('/en/live');
    await textHolding(visitor.page, 'h1', 'Live');
  }
  const [first] = visitors;
  const tried = first === undefined ? 0 : await releaseOf(first);
  await until(async () => (await canaries()).length === 0);
  const { releases } = (await team.ask('history?parcel=footer&limit=1')) as ReleaseHistoryView;
  expect(releases).toMatchObject([
    {
      kind: 'withdrawn',
      from: tried,
      who: 'system',
      why: '2 of 2 visitors met a failure: 100%, and 40% is the bound.',
    },
  ]);
  for (const visitor of visitors) {
    // The canary is over in the database a moment before documents are.
    await until(async () => {
      await visitor.page.reload();
      return (await releaseOf(visitor)) < tried;
    });
    await textHolding(visitor.page, FOOTER, 'Paddock');
    await visitor.close();
  }
});

it('who looks at staging instead is told so over every page, and finds the way out', async () => {
  const visitor = await stage.visit({ width: 390, height: 844 });
  const { page } = visitor;
  await page.goto(await team.lookAtStaging());
  await Promise.all([page.waitForNavigation(), page.locator('form button').click()]);
  await textHolding(page, FOOTER, 'Paddock');
  for (const scrolled of [0, 600]) {
    const isOnTop = await page.$eval(
      '.staging-mark',
      (mark, top) => {
        window.scrollTo(0, top);
        const { x, y, width, height } = mark.getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height / 2) === mark;
      },
      scrolled,
    );
    expect(isOnTop).toBe(true);
  }
  await Promise.all([page.waitForNavigation(), page.locator('.staging-mark').click()]);
  expect(new URL(page.url()).pathname).toBe('/site/staging');
  await visitor.close();
});

// Longer than a page may be silent; it is ended when it has been.
const LOOP = 'for (const endMs = Date.now() + 120_000; Date.now() < endMs; );';
/** Two have to fail: on a phone it fails at once and says so, as a second loop would take a whole processor more. */
const OR_THROWS = "if (innerWidth < 600) throw new Error('too narrow');";
const PHONE = { width: 390, height: 844 };

describe('one whose tabs cannot say so is taken back all the same', () => {
  const isTakenBack = () => until(async () => (await canaries()).length === 0);
  const open = (visitors: readonly Visitor[]) =>
    Promise.all(visitors.map(({ page }) => page.goto(`${stage.origin}/en/live`).catch(() => undefined)));

  it.each([
    ['loops while it is evaluated', '9.9.10', '', `${OR_THROWS} ${LOOP}`],
    ['loops while it is drawn', '9.9.11', `${OR_THROWS} ${LOOP}`, ''],
    ['loops once it stands', '9.9.12', `${OR_THROWS} setTimeout(() => { ${LOOP} }, 500);`, ''],
    ['waits for what never comes', '9.9.13', `${OR_THROWS} await new Promise(() => undefined);`, ''],
  ])('where it %s', async (_how, version, body, early) => {
    await team.publish(footer(version, body, early), TERMS);
    const silent = await stage.visit();
    const visitors = [silent, await stage.visit(PHONE)];
    // From before the page is in its loop: one that begins then would wait for its end.
    const session = await silent.page.createCDPSession();
    const opened = open(visitors);
    await isTakenBack();
    const { releases } = (await team.ask('history?parcel=footer&limit=1')) as ReleaseHistoryView;
    expect(releases).toMatchObject([
      {
        kind: 'withdrawn',
        who: 'system',
        why: '2 of 2 visitors met a failure: 100%, and 40% is the bound.',
      },
    ]);
    await session.send('Runtime.terminateExecution');
    await opened;
    for (const visitor of visitors) await visitor.close();
  });

  it('where it eats the memory of its page, which is loaded again', async () => {
    const eat = 'for (const eaten = []; ; ) eaten.push(new Array(100_000).fill(eaten.length));';
    await team.publish(footer('9.9.14', `setTimeout(() => { ${eat} }, 500);`), TERMS);
    const visitors = [await stage.visit(), await stage.visit()];
    const crashed = visitors.map(({ page }) => new Promise((resolve) => page.once('error', resolve)));
    await open(visitors);
    await Promise.all(crashed);
    await Promise.all(visitors.map(({ page }) => page.reload().catch(() => undefined)));
    await isTakenBack();
    for (const visitor of visitors) await visitor.close();
  });
});
