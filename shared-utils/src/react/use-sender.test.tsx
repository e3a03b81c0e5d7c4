import { renderHook } from '@testing-library/react';

import type { ApiResult } from '@paddock/shared-utils';

import { networkError } from '../http/failures.ts';
import { installFakePage } from '../testing/fake-page.ts';
import { useSender } from './use-sender.ts';

it('keeps the key of a press over renders, and sends as the component does now', async () => {
  installFakePage();
  const sent: string[] = [];
  const { result, rerender } = renderHook(
    ({ to }) =>
      useSender((amount: string, key): Promise<ApiResult<string>> => {
        sent.push(`${to} ${amount} ${key}`);
        return Promise.resolve(networkError());
      }),
    { initialProps: { to: 'card' } },
  );
  await result.current('10.00');
  rerender({ to: 'bank' });
  await result.current('10.00');
  const [first = '', second = ''] = sent;
  expect([first.slice(0, 10), second.slice(0, 10)]).toEqual(['card 10.00', 'bank 10.00']);
  expect(second.split(' ')[2]).toBe(first.split(' ')[2]);
});
