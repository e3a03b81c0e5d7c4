import { readRegistersConfig } from './registers-config.ts';

it('asks no register unless one is named', () => {
  expect(readRegistersConfig({}, false)).toEqual({ exclusion: 'none', person: 'none' });
  expect(readRegistersConfig({ EXCLUSION_REGISTER: 'sandbox' }, true)).toEqual({
    exclusion: 'sandbox',
    person: 'none',
  });
});

it('names what is wrong, and asks no sandbox about real people', () => {
  expect(() => readRegistersConfig({ PERSON_REGISTER: 'mine' }, true)).toThrow(
    'PERSON_REGISTER must be none or sandbox',
  );
  expect(() => readRegistersConfig({ EXCLUSION_REGISTER: 'sandbox' }, false)).toThrow(
    'EXCLUSION_REGISTER=sandbox needs',
  );
});
