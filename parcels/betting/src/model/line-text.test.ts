import { aMarketType, installFakePage } from '@paddock/shared-utils/testing';

import { lineText } from './line-text.ts';

it.each([
  ['handicap', '1.5', '+1,5'],
  ['handicap', '-1.5', '−1,5'],
  ['handicap', '0', '0'],
  ['total', '2.5', '2,5'],
  ['1x2', '', ''],
])('the line of a %s of %s is written %s', (key, line, written) => {
  const page = installFakePage({ language: 'ru' });
  const { format } = page.shared.i18n.formatters$.snapshot();
  expect(lineText({ id: '1', type: aMarketType(key), specifiers: { line }, outcomes: [] }, format)).toBe(
    written,
  );
  page.remove();
});
