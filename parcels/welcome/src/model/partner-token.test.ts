import { partnerTokenOf } from './partner-token.ts';

it('a partner’s link carries its method, token and signature [S7-33]', () => {
  expect(partnerTokenOf('?method_id=club&token=t&sign=s&lng=ru', 'en')).toEqual({
    method_id: 'club',
    token: 't',
    sign: 's',
    lng: 'ru',
  });
  expect(partnerTokenOf('?method_id=club&token=t&sign=s', 'en')).toMatchObject({ lng: 'en' });
});

it.each([
  '',
  '?token=t&sign=s',
  '?method_id=club&token=&sign=s',
  '?method_id=club&token=t',
  '?method_id=Your+bank%3A&token=t&sign=s',
])('%j is no such link', (query) => {
  expect(partnerTokenOf(query, 'en')).toBeNull();
});
