import type { RegistryStatusView, ReleaseHistoryView } from '@paddock/contract/schemas';

import { textHolding } from '../pages/page-words.ts';
import { openTeam, type Team } from '../setup/publish-parcel.ts';
import { setStage, type Stage } from '../setup/stage.ts';
import type { Visitor } from '../setup/visitor.ts';

const TEAM = '@elsewhere/footer-team';
const FOOTER = '#region-footer';
const PATIENCE_MS = 40_000;
const LOOK_MS = 200;

/** The footer of every page, by its team: with the words, or broken. */
function footer(version: string, body: string): Readonly<Record<string, string>> {
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
    'src/index.ts': `export const pages = {};
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
  stage = await setStage({ environment: { CANARY_MIN_VISITORS: '2' } });
  team = await openTeam(stage, TEAM, 'footer');
}, 120_000);
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

it('one that hangs its tabs cannot say so, and is taken back all the same', async () => {
  // Longer than a page may be silent; an endless loop would keep the browser from closing it.
  const hang = 'for (const endMs = Date.now() + 20_000; Date.now() < endMs; );';
  await team.publish(footer('9.9.10', hang), TERMS);
  const visitors = [await stage.visit(), await stage.visit()];
  const opened = visitors.map(({ page }) => page.goto(`${stage.origin}/en/live`).catch(() => undefined));
  await until(async () => (await canaries())[0]?.parcel === undefined);
  const { releases } = (await team.ask('history?parcel=footer&limit=1')) as ReleaseHistoryView;
  expect(releases).toMatchObject([{ kind: 'withdrawn', who: 'system' }]);
  await Promise.all(opened);
  for (const visitor of visitors) await visitor.close();
});
