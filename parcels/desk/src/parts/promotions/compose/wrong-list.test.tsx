import { render } from '@testing-library/react';
import { installFakePage, type FakePage } from '@paddock/shared-utils/testing';

import en from '../../../../locales/en.json' with { type: 'json' };
import ru from '../../../../locales/ru.json' with { type: 'json' };
import type { Wrong } from '../../../model/promotions/wrong-places.ts';
import { WrongList } from './wrong-list.tsx';

describe('what is wrong with terms', () => {
  let page: FakePage;
  afterEach(() => page.remove());

  it.each<[words: string, wrong: Wrong]>([
    [
      'Product: has to be one of: Lotteries, Pools',
      { at: '/terms/gives/product', rule: 'choice', named: 'lotto, toto' },
    ],
    [
      'What bonus money wants · Products whose stakes count · Pools: takes no stakes here: Pools',
      { at: '/terms/wants/products/toto', rule: 'product', named: 'toto' },
    ],
    [
      'What is given: has to be one of: Cashback, Points',
      { at: '/terms/gives/kind', rule: 'choice', named: 'cashback, points' },
    ],
  ])('is said in the words of the desk: %s', (words, wrong) => {
    page = installFakePage({ dictionaries: { desk: { en, ru } } });
    const { container } = render(<WrongList wrong={[wrong]} />);
    expect(container.textContent).toContain(words);
  });
});
