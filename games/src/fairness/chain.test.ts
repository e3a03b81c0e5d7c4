import { createHash, createHmac } from 'node:crypto';

import { chainBackwards, hashBefore, isHash, sharedDraws, verifyChain } from './chain.ts';

const secret = '9d'.repeat(32);
const [last, third, second, first, terminal] = [...chainBackwards(secret, 4)];

describe('a chain of hashes (rules §12)', () => {
  it('is made backwards from its secret by SHA-256 of the bytes', () => {
    expect(last).toEqual({ round: 4, hash: secret });
    const before = createHash('sha256').update(Buffer.from(secret, 'hex')).digest('hex');
    expect(third).toEqual({ round: 3, hash: before });
    expect(terminal).toEqual({ round: 0, hash: hashBefore(secret, 4) });
    expect([...chainBackwards(secret, 4)]).toHaveLength(5);
  });

  it('is verified back to the terminal hash, and to any round between', () => {
    expect(verifyChain(terminal!, last!)).toBe(true);
    expect(verifyChain(first!, third!)).toBe(true);
  });

  it.each([
    ['of another round', terminal!, { ...second!, round: 3 }],
    ['of another chain', terminal!, { round: 2, hash: '9e'.repeat(32) }],
    ['of the round itself', second!, second!],
    ['of an earlier round', third!, second!],
    ['in capitals', terminal!, { ...second!, hash: second!.hash.toUpperCase() }],
    ['that is too long', terminal!, { round: 4, hash: `${secret}00` }],
    ['that begins elsewhere', terminal!, { round: 4, hash: `00${secret}` }],
    ['that is no hash', terminal!, { round: 2, hash: 'ab' }],
    ['of half a round', terminal!, { ...second!, round: 1.5 }],
    ['of a round without end', terminal!, { ...second!, round: Infinity }],
  ])('does not take a hash %s', (_what, known, later) => {
    expect(verifyChain(known, later)).toBe(false);
  });

  it('has hashes of 64 characters', () => {
    const texts = [secret, `${secret}0`, `0${secret}`, secret.slice(1), secret.toUpperCase(), ''];
    expect(texts.map(isHash)).toEqual([true, false, false, false, false, false]);
  });

  it('gives the numbers of a shared round under its salt', () => {
    const draws = sharedDraws({ hash: secret, salt: 'block 900000' });
    const block = createHmac('sha256', 'block 900000').update(`${secret}:0`).digest();
    expect(draws(0)).toBe(block.readUInt32BE(0));
    expect(draws(7)).toBe(block.readUInt32BE(28));
  });
});
