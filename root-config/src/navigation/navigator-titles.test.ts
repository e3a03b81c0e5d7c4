import { createNavigatorFixture, until, type NavigatorFixture } from '../testing/navigator-fixture.ts';
import { plainLifecycles } from '../testing/region-fixture.ts';

interface Given {
  readonly page: string;
  setSeo(values: object): void;
  onReady(): void;
}

let site: NavigatorFixture;
let given: Given[];

beforeEach(async () => {
  site = createNavigatorFixture('/en/line');
  given = [];
  const page = (isReady: boolean) =>
    plainLifecycles(() => '', {
      mount(props: Given & { readonly domElement: HTMLElement }) {
        given.push(props);
        props.domElement.innerHTML = `<h1>${props.page}</h1>`;
        if (isReady) props.onReady();
        return Promise.resolve();
      },
    });
  const pages = { line: page(true), live: page(false) };
  site.serve('@paddock/betting', { kind: 'module', exports: () => ({ pages }) });
  site.titleOf = (_language, _namespace, key, { sport }) => {
    const name = key.replace('.title', '');
    if (!/^\w+\.title$/.test(key)) return key;
    return sport === undefined ? `${name} {{sport}}` : `${name} ${sport}`;
  };
  site.navigator.start();
  await until(() => given.length === 1 && !site.frame.get().navigating);
});
afterEach(() => site.stop());

const said = () => document.getElementById('frame-announcer')?.textContent;
const stands = (count: number) => until(() => site.reported.length === count);

async function goToLive(): Promise<void> {
  site.navigator.go('/en/live/football', { replace: false });
  await until(() => given.length === 2);
}

describe('the words that a page gives for its title', () => {
  it('change nothing while it is on its way, and are there with it', async () => {
    given[0]?.setSeo({ sport: 'golf' });
    expect(document.title).toBe('line golf · Paddock');
    await goToLive();
    given[1]?.setSeo({ sport: 'football' });
    expect(document.title).toBe('line golf · Paddock');
    given[1]?.onReady();
    await stands(2);
    expect(document.title).toBe('live football · Paddock');
    expect(said()).toBe('live football');
  });

  it('are said once where its title waits for them', async () => {
    given[0]?.setSeo({ sport: 'golf' });
    expect(said()).toBe('');
    await goToLive();
    given[1]?.onReady();
    await stands(2);
    expect([document.title, said()]).toEqual(['Paddock', '']);
    given[1]?.setSeo({ sport: 'football' });
    expect([document.title, said()]).toEqual(['live football · Paddock', 'live football']);
    given[1]?.setSeo({ sport: 'football 2:1' });
    expect([document.title, said()]).toEqual(['live football 2:1 · Paddock', 'live football']);
  });

  it('are forgotten with the page', async () => {
    given[0]?.setSeo({ sport: 'golf' });
    await goToLive();
    given[1]?.onReady();
    await stands(2);
    site.navigator.go('/en/line', { replace: false });
    await stands(3);
    expect(document.title).toBe('Paddock');
  });
});
