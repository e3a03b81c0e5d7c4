import { emailKey } from './email.ts';
import { looksLikeAnother } from './look-alikes.ts';

describe('addresses that pass for another', () => {
  it.each([
    ['Cyrillic а in a Latin name', 'pаypal@example.com'],
    ['Cyrillic а in the host', 'ann@exаmple.com'],
    ['a name all of look-alikes', 'расе@example.com'],
    ['a host all of look-alikes', 'ann@расе.com'],
    ['Greek ο in a Latin name', 'bοb@example.com'],
    ['a dotless i', 'admın@example.com'],
    ['a phonetic a', 'ɑnn@example.com'],
    ['a loose dot below', 'ann\u0323\u0307\u0331@example.com'],
    ['digits of another script', 'ann١@example.com'],
    ['a Cherokee letter among Latin ones', 'annꭰ@example.com'],
  ])('%s: refused', (_name, address) => {
    expect(looksLikeAnother(address)).toBe(true);
    expect(emailKey(address)).toBeUndefined();
  });

  it.each([
    'ann.other+x@example.com',
    'anna1990@example.com',
    'анна@пример.рф',
    'анна@example.com',
    'соса@пример.рф',
    'müller@straße.de',
    'josé@example.es',
    'nguyễn@example.vn',
    'ann@xn--e1afmkfd.xn--p1ai',
    '山田たろう@例え.jp',
    '김철수@example.kr',
    'νικος@παραδειγμα.gr',
    'אבי@דוגמה.co.il',
  ])('%s: taken', (address) => {
    expect(emailKey(address)).toBe(address);
  });
});
