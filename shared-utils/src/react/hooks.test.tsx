import { act, render, screen } from '@testing-library/react';

import {
  activeAccount$,
  currentRoute$,
  setLanguage,
  settings$,
  toggleLeg,
  updateSettings,
} from '@paddock/shared-utils';

import { installFakePage } from '../testing/fake-page.ts';
import type { FakePage } from '../testing/fake-page-types.ts';
import { aLeg } from '../testing/sample-leg.ts';
import { aMarket, anAccount, anEvent } from '../testing/samples.ts';
import {
  useCatalogue,
  useEvent,
  useFormat,
  useIsPicked,
  useLanguage,
  useList,
  useMarket,
  useMoney,
  usePrice,
  useServerNow,
  useStream,
  useStreamValue,
  useT,
} from './index.ts';

/** How often each named component was drawn. */
type Draws = Record<string, number>;

function drawn(draws: Draws, name: string): void {
  draws[name] = (draws[name] ?? 0) + 1;
}

function Cell({ selectionId, draws }: { readonly selectionId: string; readonly draws: Draws }) {
  const price = usePrice(selectionId);
  const isPicked = useIsPicked(selectionId);
  drawn(draws, selectionId);
  const odds = 'oddsMilli' in price ? price.oddsMilli : '';
  return <b data-testid={selectionId}>{`${price.status} ${odds} ${isPicked ? 'picked' : ''}`.trim()}</b>;
}

function Row({ draws }: { readonly draws: Draws }) {
  const value = useEvent('401', 'row');
  drawn(draws, 'row');
  if (!('event' in value) || value.event === null) return <i>{value.status}</i>;
  return value.event.markets.flatMap(({ id, outcomes }) =>
    outcomes.map((outcome) => (
      <Cell key={`${id}.${outcome}`} selectionId={`${id}.${outcome}`} draws={draws} />
    )),
  );
}

describe('the React hooks', () => {
  let page: FakePage;

  beforeEach(() => {
    page = installFakePage({
      userId: '7',
      accounts: [anAccount()],
      dictionaries: {
        betting: {
          en: { legs_one: '{{count}} leg', legs_other: '{{count}} legs' },
          ru: { legs_one: 'x', legs_few: '{{count}} исхода' },
        },
      },
    });
  });
  afterEach(() => page.remove());

  it('draws again only the cell whose price moved', () => {
    const draws: Draws = {};
    page.setEvent(anEvent());
    render(<Row draws={draws} />);
    expect(screen.getByTestId('501.home').textContent).toBe('open 2050');
    const before = { ...draws };
    act(() => page.changePrice('501.home', 2100));
    expect(screen.getByTestId('501.home').textContent).toBe('open 2100');
    expect(draws).toEqual({ ...before, '501.home': (before['501.home'] ?? 0) + 1 });
  });

  it('draws again only the cells whose pick changed', () => {
    const draws: Draws = {};
    page.setEvent(anEvent());
    render(<Row draws={draws} />);
    const before = { ...draws };
    act(() => void toggleLeg(aLeg()));
    expect(screen.getByTestId('501.home').textContent).toBe('open 2050 picked');
    expect(draws).toEqual({ ...before, '501.home': (before['501.home'] ?? 0) + 1 });
  });

  it('shows the row loading, ready, and gone', () => {
    render(<Row draws={{}} />);
    expect(screen.getByText('loading')).toBeTruthy();
    act(() => page.setEvent(anEvent()));
    expect(screen.getByTestId('501.draw').textContent).toBe('open 3400');
    act(() => page.suspendMarket('501', 'goal'));
    expect(screen.getByTestId('501.draw').textContent).toBe('suspended 3400');
    act(() => page.removeEvent('401'));
    expect(screen.getByTestId('501.draw').textContent).toBe('gone 3400');
  });

  it('watches a market, a list and the catalogue while mounted', () => {
    function All() {
      const market = useMarket('501');
      const list = useList('live', 'football');
      const catalogue = useCatalogue();
      return <p>{[market, list, catalogue].map(({ status }) => status).join(' ')}</p>;
    }
    page.setEvent(anEvent({ markets: [aMarket()] }));
    page.setList('live', 'football', ['401']);
    const { container, unmount } = render(<All />);
    expect(container.textContent).toBe('ready ready loading');
    act(() => page.setCatalogue({ sports: [] }));
    expect(container.textContent).toBe('ready ready ready');
    unmount();
    page.timing.advance(10_000);
    expect(page.timing.pending).toBe(0);
  });

  it('gives a stream’s value and a part of it', () => {
    let parts = 0;
    function Balance() {
      const active = useStream(activeAccount$);
      const money = useMoney();
      return (
        <p>{'account' in active ? money(active.account.moneyMinor, active.account.iso) : active.status}</p>
      );
    }
    function Theme() {
      parts += 1;
      return <i>{useStreamValue(settings$, ({ settings }) => `theme ${settings.appTheme}`)}</i>;
    }
    const { container } = render(
      <>
        <Balance />
        <Theme />
      </>,
    );
    expect(container.textContent).toBe('€100.00theme null');
    act(() => updateSettings({ is12h: true }));
    expect(parts).toBe(1);
    act(() => updateSettings({ appTheme: 1 }));
    expect(container.textContent).toBe('€100.00theme 1');
    act(() => page.signOut());
    expect(container.textContent).toBe('nonetheme null');
  });

  it('translates and formats anew when the language changes', async () => {
    function Words() {
      const t = useT('betting');
      const format = useFormat();
      return (
        <p>{`${useLanguage()} ${t('legs', { count: 2 })} ${t('common:retry')} ${format.number(1.5)}`}</p>
      );
    }
    const { container } = render(<Words />);
    expect(container.textContent).toBe('en 2 legs Try again 1.5');
    await act(() => setLanguage('ru'));
    expect(container.textContent).toBe('ru 2 исхода Повторить 1,5');
  });

  it('ticks with the server clock', () => {
    function Clock({ everyMs }: { readonly everyMs: number | null }) {
      return <p>{new Date(useServerNow(everyMs)).toISOString()}</p>;
    }
    const { container, rerender, unmount } = render(<Clock everyMs={null} />);
    act(() => page.timing.advance(5_000));
    expect(container.textContent).toBe('2026-11-21T12:00:00.000Z');
    rerender(<Clock everyMs={1_000} />);
    act(() => page.timing.advance(1_000));
    expect(container.textContent).toBe('2026-11-21T12:00:06.000Z');
    unmount();
    expect(page.timing.pending).toBe(0);
  });

  it('stands in for the route too', () => {
    expect(currentRoute$.snapshot()).toEqual({ status: 'loading' });
  });
});
