import { frameOf, textFrame } from './text-frame.ts';

describe('text frames (RFC 6455 §5.2)', () => {
  it.each([
    [0, [0x81, 0]],
    [125, [0x81, 125]],
    [126, [0x81, 126, 0, 126]],
    [65_535, [0x81, 126, 0xff, 0xff]],
    [65_536, [0x81, 127, 0, 0, 0, 0, 0, 1, 0, 0]],
  ])('heads a payload of %i bytes', (length, header) => {
    const frame = textFrame(Buffer.alloc(length, 'x'));
    expect([...frame.subarray(0, header.length)]).toEqual(header);
    expect(frame.length).toBe(header.length + length);
  });

  it('puts messages into one JSON array', () => {
    const frame = frameOf([Buffer.from('{"a":1}'), Buffer.from('{"b":"ж"}')]);
    expect(JSON.parse(frame.subarray(2).toString())).toEqual([{ a: 1 }, { b: 'ж' }]);
  });
});
