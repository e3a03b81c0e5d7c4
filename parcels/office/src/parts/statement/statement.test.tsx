import { jest } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { PrintedStatementView, StatementView } from '@paddock/contract/schemas';
import { anAccount, answered, installFakePage, refusal, type FakePage } from '@paddock/shared-utils/testing';

import en from '../../../locales/en.json' with { type: 'json' };
import ru from '../../../locales/ru.json' with { type: 'json' };
import { Statement } from './statement.tsx';

const EUR = anAccount({ id: '71' });
const PRINT = '/web-api/office/history/print';
const NOV_1_MS = Date.UTC(2026, 10, 1);

const PAGE: StatementView = {
  entries: [],
  currency: 'EUR',
  total: 0,
  isTotalCapped: false,
  opening: '0.00',
  closing: '0.00',
  nextCursor: null,
};
const WHOLE: PrintedStatementView = {
  currency: 'EUR',
  entries: Array.from({ length: 120 }, (_, n) => ({
    seq: n + 1,
    kind: n === 0 ? ('deposit' as const) : ('bet-hold' as const),
    amount: n === 0 ? '500.00' : '-1.00',
    balanceAfter: `${500 - n}.00`,
    atMs: NOV_1_MS + n * 60_000,
    cause: n === 0 ? 'payment:4711' : `bet:${n}`,
    ...(n === 0 ? {} : { product: 'sportsbook', betNumber: n === 119 ? null : '12345678906' }),
  })),
  total: 120,
  opening: '0.00',
  closing: '381.00',
};

describe('a statement', () => {
  let page: FakePage;
  const print = jest.fn<() => void>();
  beforeEach(() => {
    print.mockReset();
    globalThis.print = print;
    page = installFakePage({ dictionaries: { office: { en, ru } }, userId: '7', accounts: [EUR] });
    page.answer('GET', '/web-api/office/history', answered(PAGE));
    page.answer('GET', '/web-api/office/totals', answered({ totals: [] }));
  });
  afterEach(() => page.remove());

  const settled = () => act(() => Promise.resolve());
  const press = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Print' }));
    await settled();
  };
  const sheet = () => screen.queryByTestId('printed-statement');

  it('says that its filters show nothing, and takes them away', async () => {
    render(<Statement account={EUR} />);
    await settled();
    expect(screen.getByText('Nothing has moved yet')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Show'), { target: { value: 'bonuses' } });
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-01' } });
    await settled();
    expect(screen.queryByText('Nothing has moved yet')).toBeNull();
    expect(screen.getByText('Nothing with these filters')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Clear all filters' }));
    await settled();
    expect(screen.getByText('Nothing has moved yet')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('To').value).toBe('');
  });

  it('is on paper all lines of the chosen time under a heading, and gone when it is printed', async () => {
    page.answer('GET', PRINT, answered(WHOLE));
    render(<Statement account={EUR} />);
    await settled();
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-01' } });
    await settled();
    expect(sheet()).toBeNull();
    await press();
    expect(print).toHaveBeenCalledTimes(1);
    const paper = within(sheet() ?? document.body);
    expect(paper.getAllByRole('row')).toHaveLength(121);
    expect(paper.getByRole('heading').textContent).toBe('Paddock: statement of account');
    const facts = paper.getAllByRole('definition').map((fact) => fact.textContent);
    expect(facts).toEqual([
      '123\u00a0456\u00a0786',
      'EUR',
      expect.stringMatching(/^Nov 1, 2026 – /),
      'UTC',
      expect.stringMatching(/, 2026, /),
      '120',
      '€0.00',
      '€381.00',
    ]);
    expect(paper.getAllByRole('row').at(1)?.textContent).toMatch(
      /^1Nov 1, 2026, .*Deposit.*\+€500.00€500.00$/,
    );
    // A bet by the number people know it by; one that was held and not accepted has none.
    expect(paper.getAllByRole('row').at(2)?.textContent).toContain('Bet 12\u00a0345\u00a0678\u00a0906');
    expect(paper.getAllByRole('row').at(-1)?.textContent).toContain('Bet not accepted');
    fireEvent(globalThis.window, new Event('afterprint'));
    expect(sheet()).toBeNull();
  });

  it.each([
    ['en', 'Coin toss 90 000 000 705', 'Coin toss not accepted', 'Stake'],
    ['ru', 'Подбрасывание 90 000 000 705', 'Подбрасывание не принято', 'Ставка'],
  ])(
    'names a stake of another product by its own words, in %s',
    async (language, named, unaccepted, kind) => {
      page.remove();
      const words = {
        en: { stake: 'Coin toss {{number}}', unaccepted: 'Coin toss not accepted' },
        ru: { stake: 'Подбрасывание {{number}}', unaccepted: 'Подбрасывание не принято' },
      };
      const office = {
        en: { ...en, products: { ...en.products, 'coin-toss': words.en } },
        ru: { ...ru, products: { ...ru.products, 'coin-toss': words.ru } },
      };
      page = installFakePage({ language, dictionaries: { office }, userId: '7', accounts: [EUR] });
      const toss = { kind: 'bet-hold', amount: '-1.00', balanceAfter: '9.00', atMs: NOV_1_MS } as const;
      const entries = [
        { ...toss, seq: 2, cause: 'bet:2', product: 'coin-toss', betNumber: '90000000705' },
        { ...toss, seq: 1, cause: 'bet:1', product: 'coin-toss', betNumber: null },
      ];
      page.answer('GET', '/web-api/office/history', answered({ ...PAGE, entries, total: 2 }));
      page.answer('GET', '/web-api/office/totals', answered({ totals: [] }));
      render(<Statement account={EUR} />);
      await settled();
      expect(screen.getByText(named)).toBeTruthy();
      expect(screen.getByText(unaccepted)).toBeTruthy();
      expect(screen.getAllByText(kind).length).toBeGreaterThanOrEqual(2);
    },
  );

  it.each([
    [
      'en',
      [
        'Stake',
        'Payout',
        'Payout',
        'Win taken back by the game',
        'Bet cancelled, win taken back',
        'Stake returned',
      ],
      'Round 65 934 354 207: Comet, Orbit Games',
    ],
    [
      'ru',
      [
        'Ставка',
        'Выплата',
        'Выплата',
        'Выигрыш снят игрой',
        'Ставка отменена, выигрыш снят',
        'Возврат ставки',
      ],
      'Раунд 65 934 354 207: Комета, Orbit Games',
    ],
  ])('says what a company’s game did, and leads to its round, in %s', async (language, kinds, named) => {
    page.remove();
    page = installFakePage({
      ...{ language, dictionaries: { office: { en, ru } }, userId: '7', accounts: [EUR] },
    });
    const game = { company: 'Orbit Games', name: { en: 'Comet', ru: 'Комета' }, address: null };
    const line = (
      seq: number,
      kind: 'bet-hold' | 'bet-settle' | 'bet-correction',
      amount: string,
      over: { readonly isVoid?: true } = {},
    ) => ({
      ...{ seq, kind, amount, balanceAfter: '9.00', atMs: NOV_1_MS, cause: `bet:${seq}` },
      ...{ product: 'game-wallet', betNumber: '65934354207', game, ...over },
    });
    const entries = [
      line(6, 'bet-hold', '-10.00'),
      line(5, 'bet-settle', '6.00'),
      line(4, 'bet-correction', '7.00'),
      line(3, 'bet-correction', '-7.00'),
      line(2, 'bet-correction', '-5.00', { isVoid: true }),
      line(1, 'bet-settle', '10.00', { isVoid: true }),
    ];
    page.answer('GET', '/web-api/office/history', answered({ ...PAGE, entries, total: 6 }));
    page.answer('GET', '/web-api/office/totals', answered({ totals: [] }));
    page.answer('GET', PRINT, answered({ ...WHOLE, entries, total: 6 }));
    render(<Statement account={EUR} />);
    await settled();
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
    expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual(
      kinds.map((kind) => expect.stringContaining(kind) as string),
    );
    const links = rows.map((row) => within(row).getByRole('link'));
    expect(links[0]?.textContent.replaceAll('\u00a0', ' ')).toBe(named);
    expect(links[0]?.getAttribute('href')).toBe(`/${language}/office/history?view=rounds&number=65934354207`);
    fireEvent.click(screen.getByRole('button', { name: language === 'en' ? 'Print' : 'Печать' }));
    await settled();
    const printed = within(sheet() ?? document.body)
      .getAllByRole('row')
      .at(-1)?.textContent;
    expect(printed?.replaceAll('\u00a0', ' ')).toContain(`${kinds.at(-1) ?? ''}${named}`);
  });

  it('leaves a corrected result of the sportsbook what it is', async () => {
    const line = { kind: 'bet-correction', amount: '5.00', balanceAfter: '9.00', atMs: NOV_1_MS } as const;
    const entries = [{ ...line, seq: 1, cause: 'bet:1', product: 'sportsbook', betNumber: '12345678906' }];
    page.answer('GET', '/web-api/office/history', answered({ ...PAGE, entries, total: 1 }));
    render(<Statement account={EUR} />);
    await settled();
    expect(screen.getByText('Correction of a result')).toBeTruthy();
  });

  it.each([
    ['more lines than go on paper', answered({ ...WHOLE, entries: null }), /More than 5,000 lines/],
    ['no answer', refusal('INTERNAL'), 'The statement could not be read. Try again.'],
  ])('says why there is none: %s', async (_name, answer, words) => {
    page.answer('GET', PRINT, answer);
    render(<Statement account={EUR} />);
    await settled();
    await press();
    expect(screen.getByRole('alert').textContent).toMatch(words);
    expect(print).not.toHaveBeenCalled();
    page.answer('GET', PRINT, answered(WHOLE));
    await press();
    expect(print).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
